import type { RequestHandler } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import type { Member } from '../people/People.ts';
import { type Serial, serial } from '../proposals/serial.ts';
import { whoIn } from './guards.ts';

/** Changes of one person that may wait. */
const MOST_WAITING = 12;

const BUSY =
  'Too many changes of yours wait to be saved. What you typed is kept: save again in a moment.';

const queues = new Map<string, { waiting: number; readonly run: Serial }>();

/** Refuses a change before it is read, if too many of the same person wait. @throws {Refusal} 429 */
export const refuseMany: RequestHandler = ({ method }, response, next) => {
  const isChange = method !== 'GET';
  if (isChange && (queues.get(whoIn(response).id)?.waiting ?? 0) >= MOST_WAITING)
    throw new Refusal(429, BUSY);
  next();
};

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
