/** Kept dice laid in their places: two for the tickets, four that count. */

export interface Tray {
  tickets: { face: number; kept: boolean }[];
  points: number[];
  sum: number;
}

export function tray(kept: string, tickets: readonly number[]): Tray {
  const left = [...kept].map(Number).sort((a, b) => b - a);
  const places = tickets.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, kept: at >= 0 };
  });
  return { tickets: places, points: left, sum: left.reduce((sum, face) => sum + face, 0) };
}
