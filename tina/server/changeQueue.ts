import type { RequestHandler } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { type Serial, serial } from '../proposals/serial.ts';
import { failureLimit } from './failureLimit.ts';
import { whoIn } from './guards.ts';
import type { Member } from './people/People.ts';

/** Changes of one person that may wait. */
const MOST_WAITING = 12;

const BUSY =
  'Too many changes of yours wait to be saved. What you typed is kept: save again in a moment.';

/** Requests of one person that may be refused in a minute: the editor's page sends none. */
const MOST_FAILED = 60;
const failures = failureLimit(MOST_FAILED);
const SLOW =
  'Too much of what you sent in this minute was refused. What you typed is kept: try again in a minute.';

const queues = new Map<string, { waiting: number; readonly run: Serial }>();

/**
 * Refuses what somebody sends before it is read, if too many changes of theirs wait or too much was refused.
 * @throws {Refusal} 429
 */
export const refuseMany: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET') return next();
  const { id } = whoIn(response);
  if ((queues.get(id)?.waiting ?? 0) >= MOST_WAITING) throw new Refusal(429, BUSY);
  if (failures.holds(id)) throw new Refusal(429, SLOW);
  response.on('finish', () => {
    if (REFUSED.has(response.statusCode)) failures.count(id);
  });
  next();
};

/** What was sent is wrong, too large, or of another kind. */
const REFUSED = new Set([400, 413, 415]);

/** Makes the changes of one person one after the other: others wait for one of them at most. */
export async function changeInTurn<T>({ id }: Member, change: () => Promise<T>): Promise<T> {
  const queue = queues.get(id) ?? { waiting: 0, run: serial() };
  if (queue.waiting >= MOST_WAITING) throw new Refusal(429, BUSY);
  queues.set(id, queue);
  queue.waiting += 1;
  try {
    return await queue.run(change);
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) queues.delete(id);
  }
}
