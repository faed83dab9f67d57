"""Running a server: its address, its browser, its end."""

import gc
import socket as net
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from fortyone.server.app import make_app
from fortyone.server.settings import Settings
from fortyone.server.socket import LARGEST

EVERYWHERE = ("0.0.0.0", "::")
# Python's collector looks for cycles at every 700 new objects, and again and again at all of a server's tables, while
# everyone waits. A server makes few cycles: so many new objects until it looks, and so many looks until a longer one.
COLLECT = (10_000, 10, 10)


def serve(settings: Settings, say: Callable[[list[str]], None]) -> None:
    """Serve until Ctrl-C.

    Args:
        settings: How.
        say: Is told the addresses people can use, once the server listens.

    Raises:
        OSError: the address is taken.
    """
    listening = listen(settings.host, settings.port)
    port = int(listening.getsockname()[1])
    addresses = addresses_of(settings.host, port)

    def opened() -> None:
        say(addresses)
        if settings.browser:
            threading.Thread(target=webbrowser.open, args=[addresses[0]], daemon=True).start()

    server = Server(
        uvicorn.Config(
            make_app(settings),
            ws="websockets-sansio",
            ws_max_size=4 * LARGEST,
            ws_ping_interval=20.0,
            ws_per_message_deflate=False,  # a move is a kilobyte; a window to pack it in is thirty a socket
            log_level="warning",
            access_log=False,  # a path may be an invite
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=3,
        )
    )
    server.opened = opened
    with listening, suppress(KeyboardInterrupt):  # raised again once everything has ended in order
        server.run(sockets=[listening])


class Server(uvicorn.Server):
    """A server that says when it is open."""

    opened: Callable[[], None]

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        gc.freeze()  # what stands now stands to the end
        gc.set_threshold(*COLLECT)
        if self.started:
            self.opened()


def listen(host: str, port: int) -> net.socket:
    """A socket that listens."""
    family = net.AF_INET6 if ":" in host else net.AF_INET
    listening = net.socket(family, net.SOCK_STREAM)
    listening.setsockopt(net.SOL_SOCKET, net.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def addresses_of(host: str, port: int) -> list[str]:
    """Where people find the server: the address for this machine first, then those for others."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    return [f"http://127.0.0.1:{port}", *(f"http://{own}:{port}" for own in own_addresses())]


def own_addresses() -> list[str]:
    """This machine's addresses in its network."""
    found = []
    with net.socket(net.AF_INET, net.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    return [own for own in found if not own.startswith("127.")]
