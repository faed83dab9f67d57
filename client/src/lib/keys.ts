/** Keys of a table: they are for the table only while nothing else takes them. */

/** Whether a key is meant for something else: a field, or what has opened over the table. */
export function elsewhere({ target }: KeyboardEvent): boolean {
  const field = target instanceof Element && target.closest("input, select, textarea") !== null;
  return field || document.querySelector("dialog[open]") !== null;
}
