// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutLater } from '../../../components/ui/later.script.ts';

/** Rests that the browser has been asked for. */
let rests: IdleRequestCallback[] = [];
let patience: IdleRequestOptions | undefined;

const rest = () => rests.shift()?.({ didTimeout: false, timeRemaining: () => 20 });
const waiting = () => document.querySelectorAll('.later').length;

/** Starts with so many bands. */
function start(bands: number) {
  document.body.innerHTML = '<div class="later wrap"></div>'.repeat(bands);
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, options: IdleRequestOptions) => {
    patience = options;
    return rests.push(run);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1);
  layOutLater();
}

afterEach(() => {
  rests = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lays out one band in a rest, and asks for another until there is none', () => {
  start(2);
  rest();
  expect(waiting()).toBe(1);
  expect(document.body.firstElementChild?.className).toBe('wrap');
  rest();
  expect(waiting()).toBe(0);
  rest();
  expect(rests).toEqual([]);
});

it('asks for its turn where the browser finds no rest', () => {
  start(1);
  expect(patience).toEqual({ timeout: 60 });
});

it('lays out nothing before the browser rests', () => {
  start(1);
  expect(waiting()).toBe(1);
});
