// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

/** Marks the style of the faces that wait for the first paint. */
export const LATE_STYLE = 'data-late';

/**
 * Lets the faces that wait (scripts/build/inlineAssets.ts) come once the first content is painted. Who
 * comes from another page of the site has them in the cache: there is nothing to wait for.
 * @param andThen called after the first paint, when they have been asked for
 */
export function showLateFaces(andThen: () => void): void {
  const show = () => {
    const style = document.querySelector<HTMLStyleElement>(`style[${LATE_STYLE}]`);
    if (style) style.media = 'all';
  };
  if (document.referrer.startsWith(location.origin)) show();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) {
      show();
      andThen();
    }
  }).observe({ type: 'paint', buffered: true });
}
