// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../../components/widgets/Counter/Counter.island.ts';
import type { Cleanup } from '../../../components/widgets/island.tsx';
import { type Screen, stubScreen } from './screen.ts';

// jsdom does not animate.
const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));
Object.assign(Element.prototype, {
  animate,
  getAnimations: () => animate.mock.results.map(({ value }) => value),
});

let screen: Screen;
let root: HTMLElement;

beforeEach(() => {
  screen = stubScreen();
  cancel.mockClear();
  animate.mockClear();
  document.body.innerHTML =
    '<div id="root"><div data-counter="118"><b data-digits>118</b><i data-drawn="across"></i></div></div>';
  root = document.getElementById('root') as HTMLElement;
});

const counting = () => root.querySelector('[data-counting]') !== null;

test('a counter counts once, when it becomes visible', () => {
  hydrate(root, {});
  screen.hide();
  expect(counting()).toBe(true);
  expect(animate).not.toHaveBeenCalled();
  screen.show();
  screen.show();
  expect(animate).toHaveBeenCalledTimes(2);
});

test('a value that was visible before hydration does not fall to zero, then or later', () => {
  hydrate(root, {});
  expect(counting()).toBe(false);
  screen.show();
  screen.hide();
  screen.show();
  expect(counting()).toBe(false);
  expect(animate).not.toHaveBeenCalled();
});

test.each<[string, (cleanup: Cleanup) => void]>([
  ['motion becomes unwanted', () => screen.reduceMotion()],
  ['it leaves the page', (cleanup) => cleanup?.()],
])('a counter ends immediately when %s', (_, end) => {
  const cleanup = hydrate(root, {}) as Cleanup;
  screen.hide();
  screen.show();
  end(cleanup);
  expect(counting()).toBe(false);
  expect(cancel).toHaveBeenCalledTimes(2);
});
