"""The people a server knows: found by their secret, welcomed, called otherwise."""

import time

from fortyone.server.keeper import Keeper
from fortyone.server.people import Person, clean_name, guest_name, hash_of, new_id, new_secret

REMEMBERED = 10_000  # persons in memory; whoever else comes is looked up


class Guests:
    """People, kept in the database; those who came last are in memory too.

    Args:
        keeper: Where they are kept.
        remembered: How many are in memory at most.
    """

    def __init__(self, keeper: Keeper, remembered: int = REMEMBERED) -> None:
        self.keeper = keeper
        self.remembered = remembered
        self._known: dict[str, Person] = {}

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._known)

    def known(self, secret: str) -> Person | None:
        """Who has this secret, among those in memory."""
        return self._known.get(hash_of(secret)) if secret else None

    async def find(self, secret: str) -> Person | None:
        """Who has this secret."""
        key = hash_of(secret)
        if key not in self._known:
            row = await self.keeper.read(self.keeper.store.person, key)
            if row is None:
                return None
            self._remember(key, Person(row["id"], row["name"], row["robot"]))
        return self._known[key]

    async def welcome(self, name: str = "", robot: bool = False) -> tuple[Person, str]:
        """A new person, and the secret that proves her: it is told this once."""
        secret = new_secret()
        key = hash_of(secret)
        person = Person(new_id(), clean_name(name or guest_name()), robot)
        row = {
            "id": person.id,
            "secret": key,
            "name": person.name,
            "robot": robot,
            "made": time.time(),
        }
        await self.keeper.write((self.keeper.store.add_person, [row]))
        self._remember(key, person)
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        """Call a person otherwise."""
        renamed = Person(person.id, clean_name(name), person.robot)
        new = {"b_id": person.id, "b_name": renamed.name}
        await self.keeper.write((self.keeper.store.rename, [new]))
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = renamed
        return renamed

    def _remember(self, key: str, person: Person) -> None:
        """Keep a person in memory; where there are too many, forget the one who is there longest."""
        self._known[key] = person
        if len(self._known) > self.remembered:
            del self._known[next(iter(self._known))]
