// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { click, find, hydrate, load, place, press, settled, setUpRuntime, TAG } from './world.ts';

setUpRuntime();

describe('an interaction before its island is hydrated', () => {
  /** The events that reach the widget's own listeners. */
  function listen(target: Element) {
    const heard: Event[] = [];
    for (const type of ['click', 'keydown'])
      target.addEventListener(type, (event) => heard.push(event));
    return heard;
  }

  test('a click is queued, and repeated after a slow hydration', async () => {
    const island = place('interaction');
    const chunk = Promise.withResolvers<unknown>();
    const hydrated = Promise.withResolvers<undefined>();
    load.mockReturnValue(chunk.promise);
    hydrate.mockReturnValue(hydrated.promise);
    const heard = listen(island);
    expect(click(find('button')).defaultPrevented).toBe(true);
    chunk.resolve({ hydrate });
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
    hydrated.resolve(undefined);
    await settled();
    expect(heard.map(({ type, target }) => [type, target])).toEqual([['click', find('button')]]);
  });

  test('a click on the picture in a button is repeated as a click on the button', async () => {
    place('interaction', '<button><svg><path d="M0 0"/></svg></button>');
    const heard = listen(find('button'));
    click(find('path'));
    await settled();
    expect(heard[0]?.target).toBe(find('button'));
  });

  test('repeated clicks on one element count once, clicks elsewhere separately', async () => {
    const island = place('interaction', '<button id="a"></button><button id="b"></button>');
    const heard = listen(island);
    for (const id of ['a', 'a', 'b', 'a']) click(find(`#${id}`));
    await settled();
    expect(heard.map(({ target }) => (target as Element).id)).toEqual(['a', 'b']);
  });

  test('keys are queued in order, with their modifiers', async () => {
    const island = place('interaction', '<div tabindex="0"></div>');
    const heard = listen(island);
    for (const key of ['ArrowRight', 'ArrowRight', 'Home'])
      expect(press(find('div'), key, { shiftKey: true, code: key }).defaultPrevented).toBe(true);
    await settled();
    expect(
      (heard as KeyboardEvent[]).map(({ key, code, shiftKey }) => [key, code, shiftKey]),
    ).toEqual([
      ['ArrowRight', 'ArrowRight', true],
      ['ArrowRight', 'ArrowRight', true],
      ['Home', 'Home', true],
    ]);
  });

  test.each(['Enter', ' '])(
    '%j on a button is left to become a click, which hydrates and is kept',
    async (key) => {
      const island = place('interaction');
      const heard = listen(island);
      expect(press(find('button'), key).defaultPrevented).toBe(false);
      await settled();
      expect(hydrate).not.toHaveBeenCalled();
      click(find('button'));
      await settled();
      expect(heard.filter(({ type }) => type === 'click')).toHaveLength(1);
    },
  );

  test.each([
    ['Tab', {}],
    ['PageDown', {}],
    ['F5', {}],
    ['a', {}],
    ['ArrowLeft', { altKey: true }],
    ['Home', { ctrlKey: true }],
    ['Enter', { metaKey: true }],
  ])('%s %j is left to the browser and hydrates nothing', async (key, more) => {
    place('interaction');
    expect(press(find('button'), key, more).defaultPrevented).toBe(false);
    await settled();
    expect(hydrate).not.toHaveBeenCalled();
  });

  test.each([
    '<a href="#x">native</a>',
    '<details><summary>native</summary></details>',
    '<label>native</label>',
    '<input>',
    '<textarea></textarea>',
    '<select><option>native</option></select>',
    '<button popovertarget="menu"><i>native</i></button>',
    '<button data-native>native</button>',
  ])('is left to HTML if HTML handles it: %s', async (html) => {
    place('interaction', html);
    const native = find(`${TAG} :not(:has(*))`);
    const heard = listen(native);
    expect(click(native).defaultPrevented).toBe(false);
    expect(press(native, 'ArrowDown').defaultPrevented).toBe(false);
    await settled();
    expect(heard.map(({ type }) => type)).toEqual(['click', 'keydown']);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('typing hydrates the island and is not repeated', async () => {
    place('interaction', '<input>');
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('an event outside an island is not touched', async () => {
    place('interaction');
    expect(click(find('p')).defaultPrevented).toBe(false);
    expect(press(find('p'), 'Enter').defaultPrevented).toBe(false);
    document.dispatchEvent(new Event('click'));
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  test('an event is dropped if its target is gone', async () => {
    place('interaction');
    const button = find('button');
    const heard = listen(button);
    click(button);
    hydrate.mockImplementation(() => button.remove());
    await settled();
    expect(heard).toEqual([]);
  });

  test('after hydration the widget receives everything itself, immediately', async () => {
    const island = place('interaction');
    click(find('button'));
    await settled();
    const heard = listen(island);
    expect(click(find('button')).defaultPrevented).toBe(false);
    expect(heard).toHaveLength(1);
  });
});
