// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NAV_SCROLL_THRESHOLD, startNavBar } from '../../../components/layout/NavBar.script.ts';

beforeAll(startNavBar);
beforeEach(() => {
  document.body.innerHTML =
    '<header id="bar"></header><div popover><a href="#x"><b>In</b></a><button>Close</button></div><a href="#y">Out</a>';
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

function scrollTo(y: number): boolean {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
  return find('#bar').hasAttribute('data-scrolled');
}

test('the threshold is 20 px', () => {
  expect(NAV_SCROLL_THRESHOLD).toBe(20);
});

test.each([
  [0, false],
  [19.5, false],
  [20, false],
  [20.5, true],
  [21, true],
  [4000, true],
])('scrolled to %d px: %s', (y, scrolled) => {
  expect(scrollTo(y)).toBe(scrolled);
});

test('scrolled back, it is what it was', () => {
  scrollTo(300);
  expect(scrollTo(20)).toBe(false);
});

test('listens before there is a bar', () => {
  document.body.replaceChildren();
  expect(() => dispatchEvent(new Event('scroll'))).not.toThrow();
});

test('a choice in a popover closes it, nothing else does', () => {
  const hide = vi.fn();
  find('[popover]').hidePopover = hide;
  find('[popover] button').click();
  find('body > a').click();
  expect(hide).not.toHaveBeenCalled();
  find('[popover] b').click();
  expect(hide).toHaveBeenCalledOnce();
});
