// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { wake } from '../../../components/widgets/Counter/Counter.island.ts';
import { COUNT_SECONDS } from '../../../components/widgets/Counter/timing.ts';
import type { Sleep } from '../../../renderer/islands/WakeModule.ts';
import { type Screen, stubScreen } from './screen.ts';

const { animate, complete } = vi.hoisted(() => ({ animate: vi.fn(), complete: vi.fn() }));
vi.mock('framer-motion/dom/mini', () => ({ animate }));

let screen: Screen;
let root: HTMLElement;
/** Lets the counting end. */
let arrive: () => void;

beforeEach(() => {
  screen = stubScreen();
  complete.mockReset();
  animate.mockReset().mockImplementation(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    arrive = resolve;
    return Object.assign(promise, { complete });
  });
  document.body.innerHTML =
    '<div id="root"><div data-counter="118"><b data-digits>118</b><i data-drawn="across"></i></div></div>';
  root = document.getElementById('root') as HTMLElement;
});

const counting = () => root.querySelector('[data-counting]') !== null;

test('is over before it needs a pause (WCAG 2.2.2)', () => {
  expect(COUNT_SECONDS).toBeGreaterThan(0);
  expect(COUNT_SECONDS).toBeLessThan(5);
});

test('waits until it is seen, counts to its value, and is text again', async () => {
  wake(root, {});
  expect(counting()).toBe(true);
  expect(animate).not.toHaveBeenCalled();
  screen.show();
  expect(animate).toHaveBeenCalledWith(
    root.querySelector('[data-digits]'),
    { '--count': [0, 118] },
    expect.objectContaining({ duration: COUNT_SECONDS }),
  );
  arrive();
  await Promise.resolve();
  expect(counting()).toBe(false);
  expect(root.textContent).toBe('118');
});

test('counts once', () => {
  wake(root, {});
  screen.show();
  screen.show();
  expect(animate).toHaveBeenCalledTimes(2);
});

test('stands still with reduced motion', () => {
  screen = stubScreen({ reduced: true });
  wake(root, {});
  screen.show();
  expect(counting()).toBe(false);
  expect(animate).not.toHaveBeenCalled();
});

test('ends at once when motion becomes unwanted, or when it leaves the page', () => {
  for (const end of [() => screen.reduceMotion(), (sleep: Sleep) => sleep?.()]) {
    screen = stubScreen();
    complete.mockReset();
    const sleep = wake(root, {}) as Sleep;
    screen.show();
    expect(counting()).toBe(true);
    end(sleep);
    expect(counting()).toBe(false);
    expect(complete).toHaveBeenCalledTimes(2);
  }
});

test('without what it needs it leaves the page alone', () => {
  root.innerHTML = '<p>118</p>';
  expect(wake(root, {})).toBeUndefined();
});
