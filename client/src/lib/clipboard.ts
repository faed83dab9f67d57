/** Copying a text, also on pages without https: there a browser lends no clipboard, and friends come over just such. */

/** Put a text on the clipboard; whether that worked. */
export async function copy(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return byHand(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => byHand(text),
  );
}

/** As somebody would who marks it and presses the keys. */
function byHand(text: string): boolean {
  const had = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy"); // deprecated, and the only way there is on such a page
  field.remove();
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return done;
}
