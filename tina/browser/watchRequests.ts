import type { Here } from './Here.ts';
import { signInAgain } from './signInAgain.ts';

/** As the server reads them (server/currentProposal.ts). */
const PROPOSAL = 'x-proposal';
const SINCE = 'x-content-since';
const TAB_NAME = 'x-tab';

/** This page of the editor, among all that are open. */
export const TAB = crypto.randomUUID();

/** What is answered in place of 401 to whoever does not want to sign in now. */
const LATER = 403;

/**
 * Tina: takes the form away with all that is in it as soon as its server answers 401.
 * Here: no answer of that kind reaches it. Whoever is signed out meanwhile signs in over the form, and what was
 * asked is asked again. Each request says which proposal it belongs to, and how new what was read is.
 * Upstream: tinacms/tinacms#7486, #7624. Written for tinacms 3.14.1.
 */
export function watchRequests(here: Here): void {
  const ask = window.fetch.bind(window);
  let since = 0;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (new URL(address, location.href).origin !== location.origin) return ask(input, init);
    for (;;) {
      const headers = new Headers(
        init?.headers ?? (input instanceof Request ? input.headers : undefined),
      );
      headers.set(PROPOSAL, here.proposal.id);
      headers.set(SINCE, String(since));
      headers.set(TAB_NAME, TAB);
      const answer = await ask(input, { ...init, headers });
      since = Math.max(since, Number(answer.headers.get(SINCE) ?? 0));
      if (answer.status !== 401) return answer;
      if (!(await signInAgain(here))) {
        const message = 'You are signed out. Save again to sign in.';
        return Response.json({ code: 'REFUSED', message }, { status: LATER });
      }
    }
  };
}
