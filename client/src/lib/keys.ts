/** Keys of a table: they are for the table only while nothing else takes them. */

/** Whether a key is meant for something else: a field, or what has opened over the table. */
export function elsewhere({ target }: KeyboardEvent): boolean {
  const field = target instanceof Element && target.closest("input, select, textarea") !== null;
  return field || document.querySelector("dialog[open]") !== null;
}

/** What a hand on the keys wants next at a table. */
export const NEXT = ".hand [tabindex='0'], .dice button:not([aria-disabled='true']), [data-throw]";

/** What digits pressed one after another mean: both together, where there is such a thing, or the newest. */
export function typed(before: string, key: string, has: (text: string) => boolean): string {
  return [before + key, key].find((text) => /^\d+$/.test(text) && has(text)) ?? "";
}

/**
 * Give the focus to what comes next, if what had it is gone. A browser takes it from what was disabled as it draws the
 * next frame, so that one is waited for. Returns what calls it off.
 */
export function findFocus(next: () => HTMLElement | null | undefined): () => void {
  const find = () => {
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true });
  };
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(find)));
  return () => {
    cancelAnimationFrame(frame);
  };
}
