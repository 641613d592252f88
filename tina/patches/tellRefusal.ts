import type { TinaCMS } from 'tinacms';

/** What Tina's own store asks its server with. */
interface Store {
  fetchFunction?: typeof fetch;
}

const UNTIL_CLOSED = 0;

/**
 * Tina: takes no notice of its server where that does not delete a picture, and closes its window as if it
 * were gone.
 * Here: the editor says why it is still there. That a picture is shown somewhere, the studio knows
 * (tina/media/keepShown.ts).
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function tellRefusal({ media, alerts }: TinaCMS): void {
  const store = media.store as Store;
  const ask = store.fetchFunction;
  if (!ask) return;
  store.fetchFunction = async (input, init) => {
    const answer = await ask(input, init);
    if (init?.method === 'DELETE' && !answer.ok) {
      const { message } = (await answer.clone().json()) as { message: string };
      alerts.error(`Not deleted.\n${message}`, UNTIL_CLOSED);
    }
    return answer;
  };
}
