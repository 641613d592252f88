import { type PostgrestOptions, startPostgrest } from './postgrest.ts';

/** Who has run for so long may end once more before it has to wait. */
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts PostgREST, and starts it again at the same address whenever it ends by itself: at once the first
 * time, after a second, two, four and so on when it does not last. The terminal is told of both.
 * @param isClosing whether its end is wanted
 * @throws {Error} where it cannot be started at first
 */
export async function keepPostgrest(
  options: PostgrestOptions,
  isClosing: () => boolean,
  start: typeof startPostgrest = startPostgrest,
) {
  let running = start(options);
  const { url } = await running;
  const keep = async () => {
    for (let shortLives = 0; ; ) {
      const began = Date.now();
      const how = await (await running).ended;
      if (isClosing()) return;
      shortLives = Date.now() - began < STEADY_MS ? shortLives + 1 : 1;
      const pause = shortLives === 1 ? 0 : Math.min(1000 * 2 ** (shortLives - 2), LONGEST_PAUSE_MS);
      const when = pause ? `in ${pause / 1000} s` : 'now';
      console.warn(`PostgREST, which receives the forms, ${how}. It is started again ${when}.`);
      // Nobody waits for this who wants to end.
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (isClosing()) return;
      running = start(options);
      await running;
      console.warn('PostgREST receives the forms again.');
    }
  };
  keep().catch(({ message }: Error) => isClosing() || console.warn(message));
  return {
    url,
    /** Whether it answers, or will as soon as it has been started again. */
    serves: () =>
      running.then(
        () => true,
        () => false,
      ),
    close: async () => (await running.catch(() => undefined))?.close(),
  };
}
