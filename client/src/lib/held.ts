/** What happens while somebody reads what has opened over the table: it waits, and is seen afterwards, one by one. */
export class Held<T> {
  private waiting: T[] = [];
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly take: (one: T) => void,
    /** ms between two that have waited. */
    private readonly pace: () => number,
  ) {}

  put(one: T): void {
    if (this.stopped || this.timer !== null) this.waiting.push(one);
    else this.take(one);
  }

  /** Wait, or go on. */
  stop(stopped: boolean): void {
    this.stopped = stopped;
    if (!stopped && this.timer === null) this.next();
  }

  /** Forget what waits: it is known otherwise. */
  clear(): void {
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    if (this.stopped) return;
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.take(one);
    this.timer = setTimeout(() => {
      this.next();
    }, this.pace());
  }
}
