// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  MotionController,
  type MotionOptions,
  type MotionState,
} from '../../../components/widgets/motion/MotionController.ts';

/** The visitor's motion preference, changed by the test. */
class Preference extends EventTarget {
  matches = false;
  set(reduced: boolean) {
    this.matches = reduced;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: reduced }));
  }
}

/** The browser's observer, told by the test what is on the screen. */
class Screen {
  static last: Screen;
  readonly observe = vi.fn();
  readonly disconnect = vi.fn();
  readonly #callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.#callback = callback;
    Screen.last = this;
  }
  shows = (...isIntersecting: boolean[]) =>
    this.#callback(isIntersecting.map((one) => ({ isIntersecting: one })));
}

let preference: Preference;
let states: MotionState[];
let controller: MotionController;
const place = document.createElement('div');
const find = (name: string) => place.querySelector(`#${name}`) as HTMLElement;

function start(options: Partial<MotionOptions> = {}): void {
  controller = new MotionController({
    element: find('moved'),
    onChange: (state) => states.push(state),
    ...options,
  });
}

const state = () => ({ moving: controller.moving, wanted: controller.wanted });
const MOVING = { moving: true, wanted: true };
const HELD = { moving: false, wanted: true };
const PAUSED = { moving: false, wanted: false };

const point = (type: string, name: string, pointerType = 'mouse') =>
  find(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

/** Focus as the keyboard gives it, or as a click does. */
function focus(name: string, byKeyboard = true): void {
  const target = find(name);
  vi.spyOn(target, 'matches').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? byKeyboard : Element.prototype.matches.call(target, selector),
  );
  target.focus();
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  preference = new Preference();
  states = [];
  vi.stubGlobal('matchMedia', () => preference);
  vi.stubGlobal('IntersectionObserver', Screen);
  place.innerHTML = `
    <button id="before"></button>
    <div id="moved">
      <button id="button" data-motion><svg id="sign"></svg></button>
      <a id="one" href="#1"></a><a id="two" href="#2"></a>
    </div>`;
  document.body.replaceChildren(place);
});
afterEach(() => {
  controller.stop();
  hide(false);
});

test('moves from the start, and says so once', () => {
  start();
  expect(states).toEqual([MOVING]);
});

describe('reasons to stand still', () => {
  test('off the screen, and on it again', () => {
    start();
    Screen.last.shows(false);
    expect(state()).toEqual(HELD);
    Screen.last.shows(true);
    expect(state()).toEqual(MOVING);
  });

  test('of several reports of the screen the last one holds', () => {
    start();
    Screen.last.shows(true, false);
    expect(state()).toEqual(HELD);
  });

  test('a hidden tab, from the start or later', () => {
    hide(true);
    start();
    expect(states).toEqual([HELD]);
    hide(false);
    hide(true);
    hide(false);
    expect(states).toEqual([HELD, MOVING, HELD, MOVING]);
  });

  test('a drag', () => {
    start();
    controller.still('drag');
    expect(state()).toEqual(HELD);
    controller.free('drag');
    expect(state()).toEqual(MOVING);
  });

  test('it moves only when the last reason is gone', () => {
    start({ restsOnHover: true });
    controller.still('drag');
    point('pointerover', 'one');
    Screen.last.shows(false);
    hide(true);
    controller.free('drag');
    Screen.last.shows(true);
    hide(false);
    expect(state()).toEqual(HELD);
    point('pointerleave', 'moved');
    expect(state()).toEqual(MOVING);
    expect(states).toEqual([MOVING, HELD, MOVING]);
  });
});

describe('the pointer', () => {
  test('holds what rests under it', () => {
    start({ restsOnHover: true });
    point('pointerover', 'one');
    expect(state()).toEqual(HELD);
    point('pointerleave', 'moved');
    expect(state()).toEqual(MOVING);
  });

  test('holds nothing else', () => {
    start();
    point('pointerover', 'one');
    expect(state()).toEqual(MOVING);
  });

  test('is a mouse: a finger leaves nothing behind it', () => {
    start({ restsOnHover: true });
    point('pointerover', 'one', 'touch');
    expect(state()).toEqual(MOVING);
  });

  test('holds nothing from the button, so that Play plays under it', () => {
    start({ restsOnHover: true });
    point('pointerover', 'one');
    point('pointerover', 'sign');
    expect(state()).toEqual(MOVING);
    controller.toggle();
    controller.toggle();
    expect(state()).toEqual(MOVING);
    point('pointerover', 'one');
    expect(state()).toEqual(HELD);
  });
});

describe('keyboard focus', () => {
  test('stops it for good; only the button starts it again', () => {
    start();
    focus('one');
    expect(state()).toEqual(PAUSED);
    focus('before');
    expect(state()).toEqual(PAUSED);
    controller.toggle();
    expect(state()).toEqual(MOVING);
  });

  test('holds it while it lasts, where it resumes by itself', () => {
    start({ resumesAfterFocus: true });
    focus('one');
    expect(state()).toEqual(HELD);
    focus('two');
    expect(state()).toEqual(HELD);
    focus('before');
    expect(state()).toEqual(MOVING);
  });

  test('on the button decides nothing', () => {
    start();
    focus('button');
    expect(state()).toEqual(MOVING);
  });

  test('by a click decides nothing', () => {
    start();
    focus('one', false);
    expect(state()).toEqual(MOVING);
  });
});

describe('the button has the last word', () => {
  test('paused, nothing else sets it going', () => {
    start({ restsOnHover: true, resumesAfterFocus: true });
    controller.toggle();
    controller.still('drag');
    controller.free('drag');
    focus('one');
    focus('before');
    point('pointerover', 'one');
    point('pointerleave', 'moved');
    Screen.last.shows(false);
    Screen.last.shows(true);
    hide(true);
    hide(false);
    expect(state()).toEqual(PAUSED);
    expect(states).toEqual([MOVING, PAUSED]);
  });

  test('Play goes over focus that holds it', () => {
    start({ resumesAfterFocus: true });
    focus('one');
    controller.press(true);
    expect(state()).toEqual(MOVING);
  });

  test('Play waits for the screen and the tab', () => {
    start();
    Screen.last.shows(false);
    controller.toggle();
    controller.toggle();
    expect(state()).toEqual(HELD);
    Screen.last.shows(true);
    expect(state()).toEqual(MOVING);
  });
});

describe('reduced motion', () => {
  test('asked for before: still, and Play is offered', () => {
    preference.matches = true;
    start();
    expect(states).toEqual([PAUSED]);
    controller.toggle();
    expect(state()).toEqual(MOVING);
  });

  test('asked for while the page is open: stops, even what was played', () => {
    start();
    controller.press(true);
    preference.set(true);
    expect(state()).toEqual(PAUSED);
  });

  test('no more asked for: moves again', () => {
    start();
    preference.set(true);
    preference.set(false);
    expect(states).toEqual([MOVING, PAUSED, MOVING]);
  });

  test('no more asked for: what the visitor paused stays paused', () => {
    start();
    controller.toggle();
    preference.set(true);
    preference.set(false);
    expect(state()).toEqual(PAUSED);
  });
});

test('stopped, it listens to nothing', () => {
  start({ restsOnHover: true });
  controller.stop();
  point('pointerover', 'one');
  focus('one');
  hide(true);
  preference.set(true);
  expect(states).toEqual([MOVING]);
  expect(Screen.last.disconnect).toHaveBeenCalledOnce();
});
