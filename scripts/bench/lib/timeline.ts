/** What the performance timeline of a page has said so far; times in milliseconds. */
export interface Timeline {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

declare global {
  interface Window {
    timeline: Timeline;
  }
}

/** Runs in the page before anything else and keeps `window.timeline`. */
export function keepTimeline(): void {
  const timeline: Timeline = { firstPaint: 0, largestPaint: 0, shift: 0 };
  window.timeline = timeline;
  const on = (type: string, each: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timeline.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    timeline.largestPaint = startTime;
  });
  on('layout-shift', ({ value }) => {
    timeline.shift += value;
  });
}
