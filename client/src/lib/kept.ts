/** What this browser keeps from one visit to the next. */

/** What was kept under a key; null: nothing, no storage here, or not ours. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window keeps nothing: what is in memory holds until it closes.
  }
}
