// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  controller,
  focus,
  HELD,
  hide,
  MOVING,
  PAUSED,
  point,
  preference,
  Screen,
  setUpMotion,
  start,
  state,
  states,
} from './motionWorld.ts';

setUpMotion();

/** What pauses the widget, and what ends that. */
const REASONS: readonly [what: string, hold: () => void, free: () => void][] = [
  ['off the screen', () => Screen.last.shows(false), () => Screen.last.shows(true)],
  ['in a hidden tab', () => hide(true), () => hide(false)],
  ['while it is dragged', () => controller.still('drag'), () => controller.free('drag')],
  ['under the mouse', () => point('pointerover', 'one'), () => point('pointerleave', 'moved')],
  ['while the keyboard is in it', () => focus('one'), () => focus('before')],
];
const RESTING = { restsOnHover: true, resumesAfterFocus: true };

describe('a moving widget pauses', () => {
  test.each(REASONS)('%s, and continues afterwards', (_, hold, free) => {
    start(RESTING);
    hold();
    expect(states).toEqual([MOVING, HELD]);
    free();
    expect(states).toEqual([MOVING, HELD, MOVING]);
  });

  test('until the last reason is gone', () => {
    start(RESTING);
    for (const [, hold] of REASONS) hold();
    for (const [, , free] of REASONS) {
      expect(state()).toEqual(HELD);
      free();
    }
    expect(states).toEqual([MOVING, HELD, MOVING]);
  });

  test('by the last of several visibility reports', () => {
    start();
    Screen.last.shows(true, false);
    expect(state()).toEqual(HELD);
  });

  test('in a tab that was hidden from the start', () => {
    hide(true);
    start();
    expect(states).toEqual([HELD]);
  });
});

test.each([
  ['the mouse, where it is not to rest under it', {}, () => point('pointerover', 'one')],
  ['a finger, which leaves nothing behind it', RESTING, () => point('pointerover', 'one', 'touch')],
  ['the mouse on its button', RESTING, () => point('pointerover', 'sign')],
  ['focus on its button', {}, () => focus('button')],
  ['focus by a click', {}, () => focus('one', false)],
])('but not for %s', (_, options, act) => {
  start(options);
  act();
  expect(states).toEqual([MOVING]);
});

test('until the button is pressed after keyboard focus, if it does not resume by itself', () => {
  start();
  focus('one');
  focus('before');
  expect(states).toEqual([MOVING, PAUSED]);
  controller.toggle();
  expect(state()).toEqual(MOVING);
});

describe('the button decides', () => {
  test('after Pause, nothing else starts the motion', () => {
    start(RESTING);
    controller.toggle();
    for (const [, hold, free] of REASONS) {
      hold();
      free();
    }
    expect(states).toEqual([MOVING, PAUSED]);
  });

  test('Play works under the mouse that presses it, and with focus', () => {
    start(RESTING);
    point('pointerover', 'one');
    focus('two');
    point('pointerover', 'sign');
    controller.toggle();
    controller.toggle();
    expect(state()).toEqual(MOVING);
    point('pointerover', 'one');
    expect(state()).toEqual(HELD);
  });

  test('Play waits until the widget is visible', () => {
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
  test('set before: the widget is still, and Play is offered', () => {
    preference.matches = true;
    start();
    expect(states).toEqual([PAUSED]);
    controller.toggle();
    expect(state()).toEqual(MOVING);
  });

  test('set while the page is open: stops, even after Play', () => {
    start();
    controller.press(true);
    preference.set(true);
    expect(state()).toEqual(PAUSED);
  });

  test('unset: moves again, unless the visitor paused it', () => {
    start();
    preference.set(true);
    preference.set(false);
    expect(states).toEqual([MOVING, PAUSED, MOVING]);
    controller.toggle();
    preference.set(true);
    preference.set(false);
    expect(state()).toEqual(PAUSED);
  });
});

test('a stopped controller has no listeners', () => {
  start(RESTING);
  controller.stop();
  point('pointerover', 'one');
  focus('one');
  hide(true);
  preference.set(true);
  expect(states).toEqual([MOVING]);
  expect(Screen.last.disconnect).toHaveBeenCalledOnce();
});
