// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut, layOutAsItComes } from '../../../components/ui/layOut.script.ts';

/** Tasks that were asked for and have not run. */
let waiting: (() => void)[] = [];

/** What has been asked of the page so far, each with the number of its task. */
let asked: string[] = [];
let task = 0;

const note = (question: string) => asked.push(`${task} ${question}`);

/** Runs one task, and what follows from it at once. */
async function runTask() {
  task += 1;
  waiting.shift()?.();
  for (let i = 0; i < 5; i++) await null;
}

beforeEach(() => {
  waiting = [];
  asked = [];
  task = 0;
  vi.stubGlobal('setTimeout', (run: () => void) => waiting.push(run));
  document.getAnimations = () => {
    note('style');
    return [];
  };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => note('layout'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('styles the page in one task and lays it out in the next', async () => {
  const done = vi.fn();
  layOut().then(done);
  await runTask();
  expect(asked).toEqual(['1 style']);
  expect(done).not.toHaveBeenCalled();
  await runTask();
  expect(asked).toEqual(['1 style', '2 layout']);
  expect(done).toHaveBeenCalledOnce();
});

it('does both before anything else that waits, where a browser can be told so', async () => {
  const urgent: [() => unknown, unknown][] = [];
  vi.stubGlobal('scheduler', {
    postTask: (run: () => unknown, options: unknown) => {
      urgent.push([run, options]);
      return Promise.resolve('laid out');
    },
  });
  await expect(layOut()).resolves.toBe('laid out');
  expect(waiting).toEqual([]);
  for (const [run, options] of urgent) {
    task += 1;
    run();
    expect(options).toEqual({ priority: 'user-blocking' });
  }
  expect(asked).toEqual(['1 style', '2 layout']);
});

it('does so again until the whole page has come, and once more for its end', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const done = vi.fn();
  layOutAsItComes().then(done);
  // The parser's turn, the style, the layout.
  for (let i = 0; i < 3; i++) await runTask();
  expect(asked.at(-1)).toBe('3 layout');
  state.mockReturnValue('interactive');
  for (let i = 0; i < 3; i++) await runTask();
  expect(done).not.toHaveBeenCalled();
  for (let i = 0; i < 3; i++) await runTask();
  expect(asked.at(-1)).toBe('9 layout');
  expect(done).toHaveBeenCalledOnce();
  expect(waiting).toEqual([]);
});
