// Part of the inlined script: every byte is paid on every page.

/**
 * Keeps what is below a phone's first screen, and its pictures, out of the first paint (later.css). A
 * page that is reloaded or gone back to may begin anywhere: it is painted as it comes. Called in the
 * head, before anything can be painted.
 * @returns once something is painted
 */
export async function firstPaint(): Promise<void> {
  const root = document.documentElement;
  // The short name of what `getEntriesByType('navigation')` tells at length; 0 is a visit by link or address.
  root.toggleAttribute('data-held', !performance.navigation.type);
  await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint' }));
  root.removeAttribute('data-held');
}
