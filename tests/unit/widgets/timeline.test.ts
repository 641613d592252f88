// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../../components/widgets/Timeline/Timeline.island.ts';

const SCREEN = 800;

/** An IntersectionObserver to which the test reports the position of an event's pictures. */
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

/** An island with events, each with a number of pictures. */
function place(...numbers: number[]) {
  document.body.innerHTML = numbers
    .map((number) => `<ul data-pictures>${'<li data-reveal=""></li>'.repeat(number)}</ul>`)
    .join('');
  const [first, second] = document.querySelectorAll('ul');
  const lists = [...document.querySelectorAll('ul')];
  const cleanup = hydrate(document.body, {}) as () => void;
  return { lists, first: first as Element, second: second as Element, cleanup };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', SCREEN);
  vi.stubGlobal('CSS', { supports: () => true });
});

test.each([
  ['on the screen', 300, true],
  ['above it', -900, false],
  ['at its lower edge, seen but not arrived', SCREEN - 20, false],
])('pictures %s when the island hydrates stay visible', (_, top, isIntersecting) => {
  const { first: list } = place(2);
  Observer.last.tell(list, top, isIntersecting);
  expect(pictures(list)).toEqual(['', '']);
  expect(Observer.last.watched.size).toBe(0);
});

test('an event that was skipped waits until a visitor scrolls back to it', () => {
  const { first: list } = place(2);
  Observer.last.tell(list, 2000, false);
  Observer.last.tell(list, -500, false);
  expect(pictures(list)).toEqual(['waiting', 'waiting']);
  Observer.last.tell(list, -100, true);
  expect(pictures(list)).toEqual(['shown', 'shown']);
});

test('an event appears once, one picture every 100 ms; events appear separately', () => {
  const { lists, first, second } = place(3, 2);
  for (const list of lists) Observer.last.tell(list, 2000, false);
  Observer.last.tell(first, 600, true);
  expect([pictures(first), pictures(second)]).toEqual([
    ['shown', 'shown', 'shown'],
    ['waiting', 'waiting'],
  ]);
  const delays = [...first.children].map((picture) => (picture as HTMLElement).style);
  expect(delays.map(({ transitionDelay }) => transitionDelay)).toEqual(['0ms', '100ms', '200ms']);
  Observer.last.tell(second, 600, true);
  expect(pictures(second)).toEqual(['shown', 'shown']);
  expect(Observer.last.watched.size).toBe(0);
});

test('after cleanup every picture is visible', () => {
  const { lists, first, second, cleanup } = place(3, 2);
  for (const list of lists) Observer.last.tell(list, 2000, false);
  Observer.last.tell(first, 600, true);
  cleanup();
  expect([pictures(first), pictures(second)]).toEqual([
    ['shown', 'shown', 'shown'],
    ['', ''],
  ]);
  expect(Observer.last.watched.size).toBe(0);
});
