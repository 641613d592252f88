// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  controller,
  focus,
  HELD,
  hide,
  MOVING,
  point,
  preference,
  Screen,
  setUpMotion,
  start,
  state,
  states,
} from './motionWorld.ts';

setUpMotion();

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
