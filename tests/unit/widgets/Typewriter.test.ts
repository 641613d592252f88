// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wake } from '../../../components/widgets/Typewriter/Typewriter.island.ts';
import { TYPEWRITER_INTERVAL } from '../../../components/widgets/Typewriter/typing.ts';
import type { Sleep } from '../../../renderer/islands/WakeModule.ts';
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

/** What is seen of the heading: all but what the highlight hides. */
function typed(): string {
  const [hidden] = highlights.get('untyped') ?? [];
  return TEXT.slice(0, TEXT.length - String(hidden ?? '').length);
}

test('the default is 100 ms a character', () => {
  expect(TYPEWRITER_INTERVAL).toBe(100);
});

test('types nothing until it is seen', () => {
  wake(heading, {});
  vi.advanceTimersByTime(10_000);
  expect(typed()).toBe('');
});

test('types a character each 100 ms, and a surrogate pair as one', () => {
  wake(heading, {});
  screen.show();
  const seen = Array.from({ length: 9 }, () => {
    vi.advanceTimersByTime(100);
    return typed();
  });
  expect(seen.slice(0, 3)).toEqual(['S', 'Sa', 'Say']);
  expect(seen.slice(7)).toEqual(['Say it 𝛼', 'Say it 𝛼l']);
});

test('keeps another pace, after a delay', () => {
  wake(heading, { interval: 40, delay: 500 });
  screen.show();
  vi.advanceTimersByTime(539);
  expect(typed()).toBe('');
  vi.advanceTimersByTime(1);
  expect(typed()).toBe('S');
  vi.advanceTimersByTime(40);
  expect(typed()).toBe('Sa');
});

test('leaves the text alone, and nothing behind when it has ended', () => {
  const html = document.body.innerHTML;
  wake(heading, {});
  expect(document.body.innerHTML).toBe(html);
  screen.show();
  vi.advanceTimersByTime(TEXT.length * 100);
  expect(document.body.innerHTML).toBe(html);
  expect(highlights.get('untyped')?.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

describe('is whole at once', () => {
  const expectWhole = () => {
    expect(typed()).toBe(TEXT);
    expect(vi.getTimerCount()).toBe(0);
  };

  test('with reduced motion', () => {
    stubScreen({ reduced: true });
    wake(heading, {});
    expectWhole();
  });

  test('when motion becomes unwanted', () => {
    wake(heading, {});
    screen.show();
    vi.advanceTimersByTime(250);
    screen.reduceMotion();
    expectWhole();
  });

  test('when it leaves the page', () => {
    const sleep = wake(heading, {}) as Sleep;
    screen.show();
    vi.advanceTimersByTime(250);
    sleep?.();
    expectWhole();
  });

  test('in a browser without highlights', () => {
    vi.stubGlobal('CSS', {});
    wake(heading, {});
    expectWhole();
  });
});
