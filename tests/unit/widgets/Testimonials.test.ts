// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bindMotionButton } from '../../../components/widgets/motion/bindMotionButton.ts';
import type { MotionController } from '../../../components/widgets/motion/MotionController.ts';
import { MarqueeRow } from '../../../components/widgets/Testimonials/MarqueeRow.ts';
import {
  MARQUEE_CYCLE,
  MARQUEE_REPEATS,
} from '../../../components/widgets/Testimonials/marquee.ts';

const ROW = '<div><ul><li>One</li><li>Two</li></ul></div>';
let row: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<section>${ROW}</section>`;
  row = document.querySelector('section') as HTMLElement;
  Element.prototype.getAnimations = () => [];
});

test('the constants of specification 9', () => {
  expect(MARQUEE_CYCLE).toBe(20);
  expect(MARQUEE_REPEATS).toBe(4);
});

describe('a row', () => {
  test('has its letters four times, three of them for the eye only', () => {
    const marquee = new MarqueeRow(row);
    marquee.run(true);
    marquee.run(false);
    const lists = [...row.querySelectorAll('ul')];
    expect(lists.map(({ textContent }) => textContent)).toEqual(Array(4).fill('OneTwo'));
    expect(lists.map((list) => list.ariaHidden)).toEqual([null, 'true', 'true', 'true']);
    expect(lists.map((list) => Boolean(list.inert))).toEqual([false, true, true, true]);
  });

  test('says whether it runs, is held or rests', () => {
    const marquee = new MarqueeRow(row);
    const state = () => row.dataset.marquee;
    expect(state()).toBeUndefined();
    marquee.run(true);
    expect(state()).toBe('running');
    marquee.run(false);
    expect(state()).toBe('held');
    marquee.rest();
    expect(state()).toBeUndefined();
  });

  test('takes 20 s a cycle', () => {
    new MarqueeRow(row);
    expect(row.firstElementChild?.getAttribute('style')).toContain('--marquee-cycle: 20s');
  });

  test('removed, it is one list again', () => {
    const marquee = new MarqueeRow(row);
    marquee.run(true);
    marquee.remove();
    expect(row.querySelectorAll('ul')).toHaveLength(1);
    expect(row.dataset.marquee).toBeUndefined();
  });

  test('at rest from the start it is left alone', () => {
    new MarqueeRow(row).rest();
    expect(row.querySelectorAll('ul')).toHaveLength(1);
  });
});

describe('its button', () => {
  const toggle = vi.fn();

  beforeEach(() => {
    toggle.mockReset();
    document.body.innerHTML =
      '<button class="invisible"><span>Pause it</span><svg><path d="M0 0"/></svg></button>';
  });

  const button = () => document.querySelector('button') as HTMLElement;
  const bind = (signal = new AbortController().signal) =>
    bindMotionButton(button(), 'it', () => ({ toggle }) as unknown as MotionController, signal);

  test('is seen, and asks the controller', () => {
    bind();
    expect(button().className).toBe('');
    button().click();
    expect(toggle).toHaveBeenCalledOnce();
  });

  test('says in words and in its sign what a press does', () => {
    const { show } = bind();
    show(false);
    expect(button().textContent).toBe('Play it');
    const play = button().querySelector('path')?.getAttribute('d');
    show(true);
    expect(button().textContent).toBe('Pause it');
    expect(button().querySelector('path')?.getAttribute('d')).not.toBe(play);
  });

  test('is gone when the widget sleeps', () => {
    const listening = new AbortController();
    bind(listening.signal);
    listening.abort();
    expect(button().className).toBe('invisible');
    button().click();
    expect(toggle).not.toHaveBeenCalled();
  });
});
