import { isService } from './Here.ts';

const noAnswer = () =>
  isService()
    ? 'The editor cannot be reached just now: are you online?'
    : 'The studio does not answer: is npm start still running?';

/**
 * Asks the editor's server.
 * @returns what it answers in JSON
 * @throws in words for editors, where it cannot be reached, a proxy answers in its place, or it refuses
 */
export async function askEditor<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, request).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (!answer || !said) throw new Error(noAnswer());
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** A request that sends a value. */
export const posted = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
