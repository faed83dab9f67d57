/** Tables set up from the first page. */
import { api } from "./api";
import { hex } from "./fair";
import { router } from "./router.svelte";
import { remember } from "./seals";

/**
 * A table with strong bots, started at once. The browser keeps the fingerprint of the chance first, and then adds to
 * it what nobody could know: so the cards cannot have been chosen.
 */
export async function playNow(game: string, preset: string): Promise<void> {
  const { seats } = await api.settle(game, preset, {});
  const others = Array.from({ length: seats - 1 }, () => "strong");
  const { table, version } = await api.open({ game, preset, seats: ["me", ...others] });
  remember(table);
  const nonce = hex(crypto.getRandomValues(new Uint8Array(8)));
  const added = await api.act(table.code, version, { do: "add", nonce });
  await api.act(table.code, added.version, { do: "start" });
  router.go(`/t/${table.code}`);
}
