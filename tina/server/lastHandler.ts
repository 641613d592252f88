import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/** How a request fails from outside: in a callback, an event handler or a timer that it began. */
const failing = new AsyncLocalStorage<(error: unknown) => void>();

/** What is thrown in a callback of a request fails that request: Express does not see it. */
export const failByCallbacks: RequestHandler = (_request, response, next) => {
  const fail = (error: unknown) => {
    if (!response.writableEnded) next(error);
  };
  failing.run(fail, next);
};

/**
 * Keeps the process when an error reaches no one: it is logged, and ends the request that it belongs to. A rejected
 * promise ends none: it is background work, such as a push, which is tried again.
 */
export function surviveErrors(): void {
  process.on('unhandledRejection', console.error);
  process.on('uncaughtException', (error) => {
    console.error(error);
    failing.getStore()?.(error);
  });
}
