/** Who sits at a table. */
import type { Happening, SeatInfo, TableInfo } from "./schema/socket";
import { t } from "./words.svelte";

/** Within a name they are not seen: two that differ in them alone are numbered. */
const JOINERS = /\u200c|\u200d|\ufe0f/g;

/** What a seat is called: people by their names, bots by those of their seats; the server tells of them alike. */
export function names(info: TableInfo): string[] {
  const called = info.seats.map(({ kind, name }, seat) =>
    kind === "bot" ? t("web-bot", { seat }) : name,
  );
  const seen = called.map((name) => name.replace(JOINERS, ""));
  return called.map((name, i) => {
    const same = name !== "" && seen.filter((other) => other === seen[i]).length > 1;
    const nth = seen.slice(0, i + 1).filter((other) => other === seen[i]).length;
    return same ? `${name} ${String(nth)}` : name;
  });
}

const covered = (seat: SeatInfo | undefined) => seat?.kind === "person" && seat.cover !== "";

/** Whether a program plays there: a bot, one for somebody, or one that came by itself. */
export const playsItself = (seat: SeatInfo | undefined) =>
  seat?.kind === "bot" || seat?.robot === true || covered(seat);

/** What is told in the log when a bot begins to play for somebody in a match, or somebody plays again. */
export function comings(before: TableInfo, after: TableInfo, you: number | null): Happening[] {
  if (before.phase !== "playing" || after.phase !== "playing") return [];
  const called = names(after);
  return after.seats.flatMap((now, seat) => {
    if (covered(now) === covered(before.seats[seat])) return [];
    const id = covered(now) ? "ui-bot-plays" : "ui-plays-again";
    const text = t(id, { name: called[seat] ?? "", you: seat === you ? "yes" : "no" });
    return [{ seat, text: "", told: [{ text }] }];
  });
}
