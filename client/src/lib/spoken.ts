/** How many of the first lines were said before: after a line comes back, the running deal is told once more. */
export function unsaid(said: readonly string[], now: readonly string[]): number {
  const most = Math.min(said.length, now.length);
  for (let known = most; known > 0; known--) {
    if (now.slice(0, known).every((text, i) => text === said[said.length - known + i]))
      return known;
  }
  return 0;
}
