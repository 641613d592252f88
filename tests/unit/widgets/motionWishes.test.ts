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
