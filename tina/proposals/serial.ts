/** Runs one task after another, in the order of asking. A task that fails stops no other. */
export interface Serial {
  <T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

export function serial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  const run = <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task, task);
    last = mine.catch(() => {});
    return mine;
  };
  return Object.assign(run, {
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  });
}
