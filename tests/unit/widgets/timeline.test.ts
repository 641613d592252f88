// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  EVENT_IMAGE_REVEAL_MS,
  wake,
} from '../../../components/widgets/Timeline/Timeline.island.ts';

const SCREEN = 800;

/** The browser's observer, told by the test where an event's pictures stand. */
class Observer {
  static last: Observer;
  watched = new Set<Element>();
  readonly callback: (entries: object[]) => void;
  constructor(callback: Observer['callback']) {
    this.callback = callback;
    Observer.last = this;
  }
  observe = (target: Element) => this.watched.add(target);
  unobserve = (target: Element) => this.watched.delete(target);
  disconnect = () => this.watched.clear();
  tell(target: Element, top: number, isIntersecting: boolean) {
    if (this.watched.has(target))
      this.callback([{ target, isIntersecting, boundingClientRect: { top } }]);
  }
}

const pictures = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>('[data-reveal]')].map(({ dataset }) => dataset.reveal);

/** Events of as many pictures as told, one island around them. */
function place(...numbers: number[]) {
  document.body.innerHTML = numbers
    .map((number) => `<ul data-pictures>${'<li data-reveal=""></li>'.repeat(number)}</ul>`)
    .join('');
  const [first, second] = document.querySelectorAll('ul');
  const lists = [...document.querySelectorAll('ul')];
  const sleep = wake(document.body, {}) as () => void;
  return { lists, first: first as Element, second: second as Element, sleep };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', SCREEN);
});
afterEach(() => vi.useRealTimers());

test('one picture every 100 ms (specification 9)', () => {
  expect(EVENT_IMAGE_REVEAL_MS).toBe(100);
});

test('pictures below the screen wait, and appear one by one when their event arrives', () => {
  const { first: list } = place(3);
  expect(pictures(list)).toEqual(['', '', '']);
  Observer.last.tell(list, 2000, false);
  expect(pictures(list)).toEqual(['waiting', 'waiting', 'waiting']);
  Observer.last.tell(list, 600, true);
  expect(pictures(list)).toEqual(['shown', 'waiting', 'waiting']);
  vi.advanceTimersByTime(99);
  expect(pictures(list)).toEqual(['shown', 'waiting', 'waiting']);
  vi.advanceTimersByTime(1);
  expect(pictures(list)).toEqual(['shown', 'shown', 'waiting']);
  vi.advanceTimersByTime(100);
  expect(pictures(list)).toEqual(['shown', 'shown', 'shown']);
});

test.each([
  ['on the screen', 300, true],
  ['above it', -900, false],
  ['at its lower edge, seen but not arrived', SCREEN - 20, false],
])('pictures %s when the island wakes are never taken away', (_, top, isIntersecting) => {
  const { first: list } = place(2);
  Observer.last.tell(list, top, isIntersecting);
  expect(pictures(list)).toEqual(['', '']);
  expect(Observer.last.watched.size).toBe(0);
});

test('an event that was jumped over waits until somebody comes back to it', () => {
  const { first: list } = place(2);
  Observer.last.tell(list, 2000, false);
  Observer.last.tell(list, -500, false);
  expect(pictures(list)).toEqual(['waiting', 'waiting']);
  Observer.last.tell(list, -100, true);
  vi.runAllTimers();
  expect(pictures(list)).toEqual(['shown', 'shown']);
});

test('an event arrives once; events arrive apart from each other', () => {
  const { lists, first, second } = place(2, 2);
  for (const list of lists) Observer.last.tell(list, 2000, false);
  Observer.last.tell(first, 600, true);
  vi.advanceTimersByTime(50);
  Observer.last.tell(second, 600, true);
  vi.advanceTimersByTime(50);
  expect([pictures(first), pictures(second)]).toEqual([
    ['shown', 'shown'],
    ['shown', 'waiting'],
  ]);
  expect(Observer.last.watched.size).toBe(0);
});

test('a hundred events leave no timer behind', () => {
  const { lists } = place(...Array.from({ length: 100 }, (_, i) => 2 + (i % 3)));
  for (const list of lists) Observer.last.tell(list, 2000, false);
  for (const list of lists) Observer.last.tell(list, 600, true);
  vi.advanceTimersByTime(3 * EVENT_IMAGE_REVEAL_MS);
  expect(document.querySelectorAll('[data-reveal="shown"]')).toHaveLength(
    lists.flatMap(pictures).length,
  );
  vi.advanceTimersByTime(EVENT_IMAGE_REVEAL_MS);
  expect(vi.getTimerCount()).toBe(0);
});

test('asleep, it leaves every picture to be seen and nothing running', () => {
  const { lists, first, second, sleep } = place(3, 2);
  for (const list of lists) Observer.last.tell(list, 2000, false);
  Observer.last.tell(first, 600, true);
  sleep();
  expect([pictures(first), pictures(second)]).toEqual([
    ['shown', '', ''],
    ['', ''],
  ]);
  expect(vi.getTimerCount()).toBe(0);
  expect(Observer.last.watched.size).toBe(0);
});
