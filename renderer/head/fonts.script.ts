// Part of the inlined script.

/** The style that holds the fonts: without script it applies at once. */
export const FONTS_STYLE = 'fonts';

/** The files with the letters of every page; rarer letters have files of their own. */
const FILES = /\/fonts\/(?!\S+-(?:west|ext)\.)[\w-]+\.woff2/g;

/** How long after its load a page waits for the report of a paint. */
const UNPAINTED_MS = 1000;

/**
 * Lets the fonts load once something is painted. Lighthouse on a phone: largest paint at 1.06 s instead
 * of 1.36 s with the same rules in the page's own style. They apply when all are there, so that text is
 * laid out again only once, and upright and italic words appear together.
 */
export function showFonts(): void {
  const style = document.getElementById(FONTS_STYLE) as HTMLStyleElement;
  new Promise((painted) => {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is reloaded far down.
    addEventListener('load', () => setTimeout(painted, UNPAINTED_MS));
  }).then(async () => {
    await Promise.all(style.textContent.match(FILES)?.map(preload) ?? []);
    style.media = 'all';
    document.fonts.ready.then(aimAtTarget);
  });
}

/** Resolves when a font is there, or will not come. */
const preload = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    link.onload = link.onerror = done;
    document.head.append(link);
  });

/** Text above the place that an address names may have become longer or shorter, and the way is smooth. */
function aimAtTarget(): void {
  document.querySelector(':target')?.scrollIntoView();
}
