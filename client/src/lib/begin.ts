/** Tables set up from the first page. */
import { api } from "./api";
import { router } from "./router.svelte";

/** A table with strong bots, started at once. */
export async function playNow(game: string, preset: string): Promise<void> {
  const { seats } = await api.settle(game, preset, {});
  const others = Array.from({ length: seats - 1 }, () => "strong");
  const state = await api.open({ game, preset, seats: ["me", ...others] });
  await api.start(state.table.code, state.version);
  router.go(`/t/${state.table.code}`);
}
