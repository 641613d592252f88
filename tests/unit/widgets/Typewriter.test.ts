// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cleanup } from '../../../components/widgets/island.tsx';
import {
  hydrate,
  TYPEWRITER_INTERVAL,
} from '../../../components/widgets/Typewriter/Typewriter.island.ts';
import { TYPED_CHARACTERS, TYPING_DELAY_MAX } from '../../../content/schema/fields.ts';
import { type Screen, stubScreen } from './screen.ts';

const TEXT = 'Say it 𝛼loud';
let screen: Screen;
let heading: HTMLElement;
const highlights = new Map<string, Set<Range>>();

beforeEach(() => {
  vi.useFakeTimers();
  highlights.clear();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', Set);
  screen = stubScreen();
  document.body.innerHTML = `<h2>${TEXT}</h2>`;
  heading = document.querySelector('h2') as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
});

/** The visible text of the heading: without what the highlight hides. */
function typed(): string {
  const [hidden] = highlights.get('untyped') ?? [];
  return TEXT.slice(0, TEXT.length - String(hidden ?? '').length);
}

test('types nothing until it is visible, and then a surrogate pair as one character', () => {
  hydrate(heading, {});
  vi.advanceTimersByTime(10_000);
  expect(typed()).toBe('');
  screen.show();
  vi.advanceTimersByTime(700);
  expect(typed()).toBe('Say it ');
  vi.advanceTimersByTime(100);
  expect(typed()).toBe('Say it 𝛼');
});

test('types if a busy browser reports both invisible and visible at once', () => {
  hydrate(heading, {});
  screen.showLate();
  vi.advanceTimersByTime(700);
  expect(typed()).toBe('Say it ');
});

test('uses another interval and a delay', () => {
  hydrate(heading, { interval: 40, delay: 500 });
  screen.show();
  vi.advanceTimersByTime(539);
  expect(typed()).toBe('');
  vi.advanceTimersByTime(1);
  expect(typed()).toBe('S');
  vi.advanceTimersByTime(40);
  expect(typed()).toBe('Sa');
});

test('a heading of the greatest length, after the longest delay, needs no pause button (WCAG 2.2.2)', () => {
  expect(TYPING_DELAY_MAX + TYPED_CHARACTERS * TYPEWRITER_INTERVAL).toBeLessThanOrEqual(5_000);
});

test('does not change the text, and leaves nothing behind when it has ended', () => {
  const html = document.body.innerHTML;
  hydrate(heading, {});
  expect(document.body.innerHTML).toBe(html);
  screen.show();
  vi.advanceTimersByTime(TEXT.length * 100);
  expect(document.body.innerHTML).toBe(html);
  expect(highlights.get('untyped')?.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, (cleanup: Cleanup) => void]>([
  ['motion becomes unwanted', () => screen.reduceMotion()],
  ['it leaves the page', (cleanup) => cleanup?.()],
])('is complete immediately when %s', (_, end) => {
  const cleanup = hydrate(heading, {}) as Cleanup;
  screen.show();
  vi.advanceTimersByTime(250);
  end(cleanup);
  expect(typed()).toBe(TEXT);
  expect(vi.getTimerCount()).toBe(0);
});

test('is complete in a browser without highlights', () => {
  vi.stubGlobal('CSS', {});
  hydrate(heading, {});
  expect(typed()).toBe(TEXT);
});
