const MINUTE_MS = 60_000;

/** Counts failed requests by whom they came from: too many in a minute are refused unread until it is over. */
export class FailureLimit {
  readonly #most: number;
  readonly #failed = new Map<string, number>();
  #minute = 0;

  /** @param most failed requests of one sender in a minute */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether requests of this sender are refused now. */
  holds(sender: string): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#failed.clear();
    this.#minute = minute;
    return (this.#failed.get(sender) ?? 0) >= this.#most;
  }

  /** Counts a request that failed. */
  count(sender: string): void {
    this.#failed.set(sender, (this.#failed.get(sender) ?? 0) + 1);
  }
}
