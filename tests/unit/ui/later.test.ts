// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutLater } from '../../../components/ui/later.script.ts';

/** Rests that the browser has been asked for. */
let rests: IdleRequestCallback[] = [];
let patience: IdleRequestOptions | undefined;

const rest = (left: number) => rests.shift()?.({ didTimeout: false, timeRemaining: () => left });
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

it('lays out one band in a short rest, and asks for another rest', () => {
  start(3);
  rest(20);
  expect(waiting()).toBe(2);
  expect(document.body.firstElementChild?.className).toBe('wrap');
  rest(20);
  expect(waiting()).toBe(1);
});

it('lays out more bands in a long rest, and then asks for nothing', () => {
  start(3);
  rest(50);
  expect(waiting()).toBe(0);
  expect(rests).toEqual([]);
});

it('lays out a band all the same where the browser finds no rest', () => {
  start(2);
  expect(patience).toEqual({ timeout: 60 });
  rest(0);
  expect(waiting()).toBe(1);
});

it('lays out nothing before the browser rests', () => {
  start(1);
  expect(waiting()).toBe(1);
});
