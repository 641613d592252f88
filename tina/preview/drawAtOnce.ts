import { flushSync } from 'react-dom';

/**
 * Draws the page in the very moment in which the form says something: React would first let the
 * editor, which shares the thread, draw its own. To be called before anything listens.
 */
export function drawAtOnce(): void {
  const onMessage = (event: MessageEvent) => {
    if (!event.isTrusted || event.data?.type !== 'updateData') return;
    event.stopImmediatePropagation();
    const { data, origin, source } = event;
    flushSync(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  window.addEventListener('message', onMessage, true);
}
