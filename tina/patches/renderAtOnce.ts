import { flushSync } from 'react-dom';

/**
 * Tina: sets React's state when the form says something, and the editor, which shares the thread,
 * renders first.
 * Here: the page is rendered within that message. To be called before anything listens.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function renderAtOnce(): void {
  const onMessage = (event: MessageEvent) => {
    if (!event.isTrusted || event.data?.type !== 'updateData') return;
    event.stopImmediatePropagation();
    const { data, origin, source } = event;
    flushSync(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  window.addEventListener('message', onMessage, true);
}
