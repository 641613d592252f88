// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ENDS, hideEnded } from '../../../components/sections/Upcoming/Upcoming.script.ts';

const END = Date.parse('2026-12-11T20:30:00+05:30');

test('an event that has ended is hidden as soon as it is parsed, an upcoming one is not, and the page checks again when a visitor returns', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: END - 1 });
  hideEnded();
  document.body.innerHTML = [END - 1, END, END + 60_000]
    .map((at) => `<li><${ENDS} at="${at}"></${ENDS}></li>`)
    .join('');
  const hidden = () => [...document.querySelectorAll('li')].map((event) => event.hidden);
  expect(hidden()).toEqual([true, false, false]);
  vi.setSystemTime(END);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hidden()).toEqual([true, true, false]);
  vi.useRealTimers();
});
