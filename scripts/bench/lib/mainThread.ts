import type { Browser, Page } from 'playwright';

/** A task of this length or less holds nobody up, in milliseconds. */
export const SHORT_TASK = 50;

const MARK = 'bench';

const TASK = 'ThreadControllerImpl::RunTask';

/** What a task's promises bring about comes right behind it, and holds everybody up as long. */
const AFTERMATH = 'BlinkScheduler_PerformMicrotaskCheckpoint';

/** A task of a page's main thread: when after the navigation it began and how long it took, in ms. */
export interface Task {
  start: number;
  duration: number;
}

/** What Chromium's trace says of one thing that happened; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/**
 * Writes down the tasks of a page's main thread from its next navigation on. A trace and not the Long
 * Tasks API, which does not tell of tasks that only lay out.
 * @returns ends it and gives the page's long tasks; the browser's own, which commits the navigation
 * before there is a page, is not among them
 */
export async function traceTasks(browser: Browser, page: Page): Promise<() => Promise<Task[]>> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  return async () => {
    const times = await page.evaluate((name) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { domInteractive } = navigation as PerformanceNavigationTiming;
      return { interactive: domInteractive, marked: performance.mark(name).startTime };
    }, MARK);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return longTasks(traceEvents, times);
  };
}

interface Times {
  /** When the page had been parsed. */
  interactive: number;
  /** When the mark was made. */
  marked: number;
}

/**
 * The long tasks of the thread that made the mark, from the moment when there was a page. A process
 * may have held an empty page before.
 * @param times in milliseconds after the navigation began
 * @throws where the trace does not hold the mark
 */
export function longTasks(events: readonly TraceEvent[], { interactive, marked }: Times): Task[] {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace does not hold its mark.');
  const here = events
    .filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
    .sort((a, b) => a.ts - b.ts);
  const parsed = mark.ts - (marked - interactive) * 1_000;
  const began = here.findLast(({ name, ts }) => name === 'domLoading' && ts < parsed)?.ts ?? 0;
  const tasks: Task[] = [];
  let end = 0;
  for (const { name, ph, ts, dur = 0 } of here) {
    if (ph !== 'X' || ts <= began || (name !== TASK && name !== AFTERMATH)) continue;
    const last = tasks.at(-1);
    if (name === TASK)
      tasks.push({ start: marked + (ts - mark.ts) / 1_000, duration: dur / 1_000 });
    else if (last && ts >= end) last.duration += dur / 1_000;
    end = Math.max(end, ts + dur);
  }
  return tasks.filter(({ duration }) => duration > SHORT_TASK);
}
