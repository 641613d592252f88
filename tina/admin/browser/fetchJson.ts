import { isService } from '../../shared/Here.ts';

const noAnswer = () =>
  isService()
    ? 'The editor cannot be reached just now: are you online?'
    : 'The studio does not answer: is npm start still running?';

/** Nothing of the editor's server answers just now. */
export class Unreachable extends Error {}

/**
 * Sends a request to the editor's server.
 * @returns the JSON of its answer
 * @throws {Unreachable} with a message for editors, if it cannot be reached, or a proxy answers instead
 * @throws {Error} with the reason, if it refuses
 */
export async function fetchJson<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, request).catch(() => undefined);
  const json = await answer?.json().catch(() => undefined);
  if (!answer || json === undefined) throw new Unreachable(noAnswer());
  if (!answer.ok) throw new Error(json?.message ?? noAnswer());
  return json;
}

/** The options of a request that sends a value as JSON. */
export const jsonBody = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
