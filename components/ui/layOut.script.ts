// Part of the inlined script: every byte is paid on every page.

/**
 * Runs something in the next task, before the parser goes on and before a frame is made; after them in a
 * browser that cannot be told what is urgent (Safari).
 * @returns what it returned, once it has run
 */
const soon = <T>(run: () => T): Promise<T> =>
  window.scheduler?.postTask(run, { priority: 'user-blocking' }) ??
  new Promise((done) => setTimeout(() => done(run())));

/**
 * Styles the page, then lays it out, each in a task of its own: a frame would do both in one, and
 * nobody is answered meanwhile.
 * @returns once it is laid out
 */
export function layOut(): Promise<unknown> {
  // Asking for either is what does it.
  soon(() => document.getAnimations());
  return soon(() => scrollY);
}

/**
 * Lays out what has come of the page while the rest of it is under way.
 * @returns once the page's HTML is there to its end
 */
export async function layOutAsItComes(): Promise<unknown> {
  const isLoading = document.readyState === 'loading';
  // The parser's turn.
  await new Promise((done) => setTimeout(done));
  await layOut();
  return isLoading && layOutAsItComes();
}
