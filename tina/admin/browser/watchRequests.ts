import { element } from '../../shared/element.ts';
import { type Here, SIGNED_IN } from '../../shared/Here.ts';
import { openDialog } from './openDialog.ts';

const SIGN_IN = `/editor/sign-in?next=${SIGNED_IN}`;

let asked: Promise<boolean> | undefined;

/**
 * Lets somebody sign in again, over the form that they were typing in.
 * @returns whether they did; one question at a time, for all requests
 */
function signInAgain(here: Here): Promise<boolean> {
  asked ??= show(here).finally(() => {
    asked = undefined;
  });
  return asked;
}

function show({ person, name }: Here): Promise<boolean> {
  const { dialog, body } = openDialog('Sign in again', 'service-sign-in');
  const words = element(
    'p',
    { role: 'status' },
    `Your session has ended. What you typed is still here: sign in as ${name} to go on.`,
  );
  const frame = element('iframe', { title: 'Sign in', src: SIGN_IN });
  const later = element('button', { type: 'button' }, 'Not now');
  body.append(words, frame, later);
  return new Promise((resolve) => {
    const end = (isIn: boolean) => {
      dialog.close();
      resolve(isIn);
    };
    later.addEventListener('click', () => end(false));
    dialog.addEventListener('cancel', () => resolve(false));
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      const who = page?.querySelector<HTMLElement>('[data-person]')?.dataset;
      if (!who) return;
      if (who.person === person) end(true);
      else {
        // Its heading: “Signed in as Ravi Shah”.
        words.textContent = `${page?.querySelector('h1')?.textContent}. This form is ${name}’s: copy what you typed, and reload this page.`;
      }
    });
  });
}

/** As the server reads them (server/currentProposal.ts). */
const PROPOSAL = 'x-proposal';
const TAB_NAME = 'x-tab';

/** A header of requests that no one pressed a button for: an autosave. */
export const UNASKED = 'x-unasked';

/** How long such requests do not ask again after “Not now”. */
const AGAIN_MS = 10 * 60_000;

/** This page of the editor, among all that are open. */
export const TAB = crypto.randomUUID();

/** The answer in place of 401 for people who do not want to sign in now. */
const LATER = 403;

/**
 * Tina: takes the form away with all that is in it as soon as its server answers 401.
 * Here: no answer of that kind reaches it. A person whose session has ended signs in over the form, and what was
 * asked is asked again. After “Not now”, autosaves do not ask for a while. Each request says which proposal it belongs to.
 * Upstream: tinacms/tinacms#7486, #7624. Written for tinacms 3.14.1.
 */
export function watchRequests(here: Here): void {
  const ask = window.fetch.bind(window);
  let declined = Number.NEGATIVE_INFINITY;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (new URL(address, location.href).origin !== location.origin) return ask(input, init);
    for (;;) {
      const headers = new Headers(
        init?.headers ?? (input instanceof Request ? input.headers : undefined),
      );
      headers.set(PROPOSAL, here.proposal.id);
      headers.set(TAB_NAME, TAB);
      const answer = await ask(input, { ...init, headers });
      if (answer.status !== 401) return answer;
      const isQuiet = headers.has(UNASKED) && performance.now() - declined < AGAIN_MS;
      if (isQuiet || !(await signInAgain(here))) {
        if (!isQuiet) declined = performance.now();
        const message = 'You are signed out. Press Save to sign in again.';
        return new Response(JSON.stringify({ code: 'REFUSED', message }), { status: LATER });
      }
    }
  };
}
