import { type PostgrestOptions, startPostgrest } from './postgrest.ts';

/**
 * Starts PostgREST, and starts it again at the same address whenever it ends by itself; the terminal is
 * told of both.
 * @param isClosing whether its end is wanted
 * @throws {Error} where it cannot be started at first
 */
export async function keepPostgrest(options: PostgrestOptions, isClosing: () => boolean) {
  let running = startPostgrest(options);
  const { url } = await running;
  const watch = async () => {
    const how = await (await running).ended;
    if (isClosing()) return;
    console.warn(`PostgREST, which receives the forms, ${how}. It is being started again.`);
    running = startPostgrest(options);
    await running;
    console.warn('PostgREST receives the forms again.');
    void keep();
  };
  const keep = () => watch().catch(({ message }: Error) => isClosing() || console.warn(message));
  void keep();
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
