import { afterEach, beforeEach, vi } from 'vitest';
import {
  MotionController,
  type MotionOptions,
  type MotionState,
} from '../../../components/widgets/motion/MotionController.ts';

/** The visitor's motion preference, set by the test. */
class Preference extends EventTarget {
  matches = false;
  set(reduced: boolean) {
    this.matches = reduced;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: reduced }));
  }
}

/** An IntersectionObserver whose entries the test sets. */
export class Screen {
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

export let preference: Preference;
export let states: MotionState[];
export let controller: MotionController;
const place = document.createElement('div');
const find = (name: string) => place.querySelector(`#${name}`) as HTMLElement;

/** Starts a moving widget. */
export function start(options: Partial<MotionOptions> = {}): void {
  controller = new MotionController({
    element: find('moved'),
    onChange: (state) => states.push(state),
    ...options,
  });
}

export const state = () => ({ moving: controller.moving, wanted: controller.wanted });
export const MOVING = { moving: true, wanted: true };
export const HELD = { moving: false, wanted: true };
export const PAUSED = { moving: false, wanted: false };

export const point = (type: string, name: string, pointerType = 'mouse') =>
  find(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

/** Focus from the keyboard, or from a click. */
export function focus(name: string, byKeyboard = true): void {
  const target = find(name);
  vi.spyOn(target, 'matches').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? byKeyboard : Element.prototype.matches.call(target, selector),
  );
  target.focus();
}

export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Gives each test of a file a new page. */
export function setUpMotion(): void {
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
}
