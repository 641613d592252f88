export type Serial = ReturnType<typeof serial>;

/**
 * Runs one task after another, in the order of asking. A task that fails stops no other.
 * @param told makes of an error the one that is thrown
 */
export function serial(told = (error: unknown) => error) {
  let last: Promise<unknown> = Promise.resolve();
  const run = <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task).catch((error: unknown) => Promise.reject(told(error)));
    last = mine.catch(() => {});
    return mine;
  };
  return Object.assign(run, {
    /** Resolves when nothing is left to do. */
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  });
}
