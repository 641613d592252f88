import type { Server, ServerResponse } from 'node:http';

/** How long an answer that has begun may take after the service was asked to stop. */
const LAST_ANSWER_MS = 20_000;

/**
 * Follows the answers of a server, so that a stop interrupts none: a save that is stored is also confirmed.
 * @returns ends the server: it accepts no connection, finishes the answers that it has begun, and ends event streams
 */
export function drain(server: Server, patience = LAST_ANSWER_MS): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    open.add(response);
    if (isStopping) closeAfter(response);
    response.once('close', () => {
      open.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
  });
  return async () => {
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const response of open) {
      // Destroyed, because a write after the end would be an error without a listener.
      if (/event-stream/.test(String(response.getHeader('Content-Type')))) response.destroy();
      else closeAfter(response);
    }
    const late = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(late);
  };
}
