import type { TinaCMS } from 'tinacms';

/** The studio is gone, or was never there. */
export const NO_ANSWER = 'The studio does not answer: is npm start still running?';

/** What became of the words in a form that could not be saved. */
export const UNSAVED = 'What you typed is still here: save again in a moment.';

// The one error after which Tina leaves a form as it is, without a message of its own.
const KEPT = 'SessionExpiredError';
const UNTIL_CLOSED = 0;

/**
 * Tina: beside a page, takes a record that could not be written for one that is saved: the form's dot
 * turns green, Save turns grey, and a reload loses the words.
 * Here: the form stays as unsaved as it is, and its editor is told why.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keepFailed({ api: { tina }, alerts }: TinaCMS): void {
  if (!tina) return;
  const request = tina.request.bind(tina);
  tina.request = async (query: string, options: Parameters<typeof request>[1]) => {
    try {
      return await request(query, options);
    } catch (error) {
      if (!/\bupdateDocument\b/.test(query)) throw error;
      const { message } = error as Error;
      const why = error instanceof TypeError ? NO_ANSWER : message;
      alerts.error(['Not saved.', why, UNSAVED].join('\n'), UNTIL_CLOSED);
      throw Object.assign(new Error(why, { cause: error }), { name: KEPT });
    }
  };
}
