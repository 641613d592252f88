// Part of the inlined script: every byte is paid on every page.

/** Marks the style of the faces that wait for the first paint. */
export const LATE_STYLE = 'data-late';

const SEEN = 'faces';

/** Whether the faces came on an earlier page: then the cache has them, and there is nothing to wait for. */
const seen = (mark?: string): boolean => {
  try {
    if (mark) sessionStorage.setItem(SEEN, mark);
    return Boolean(sessionStorage.getItem(SEEN));
  } catch {
    return false;
  }
};

/** Lets the faces that wait (scripts/build/inlineAssets.ts) come once the first content is painted. */
export function showLateFaces(): void {
  const show = () => {
    const style = document.querySelector<HTMLStyleElement>(`style[${LATE_STYLE}]`);
    if (style) style.media = 'all';
    seen('1');
  };
  if (seen()) show();
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) show();
    }).observe({ type: 'paint', buffered: true });
}
