// Part of the inlined script: every byte is paid on every page.

/**
 * Styles the page, then lays it out, each in a task of its own: a frame would do both in one, and
 * nobody is answered meanwhile.
 * @returns once it is laid out
 */
export function layOut(): Promise<unknown> {
  // Asking for either is what does it.
  setTimeout(() => document.getAnimations());
  return new Promise((done) => setTimeout(() => done(scrollY)));
}

/**
 * Lays out what has come of the page while the rest of it is under way.
 * @returns once the page's HTML is there to its end
 */
export async function layOutAsItComes(): Promise<unknown> {
  const isLoading = document.readyState === 'loading';
  await layOut();
  return isLoading && layOutAsItComes();
}
