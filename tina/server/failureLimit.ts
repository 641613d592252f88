const MINUTE_MS = 60_000;

/**
 * Counts failed requests by whom they came from: too many in a minute are refused unread until it is over.
 * @param most failed requests of one sender in a minute
 */
export function failureLimit(most: number) {
  const failed = new Map<string, number>();
  let last = 0;
  return {
    /** Whether requests of this sender are refused now. */
    holds(sender: string): boolean {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      if (minute !== last) failed.clear();
      last = minute;
      return (failed.get(sender) ?? 0) >= most;
    },
    /** Counts a request that failed. */
    count(sender: string): void {
      failed.set(sender, (failed.get(sender) ?? 0) + 1);
    },
  };
}
