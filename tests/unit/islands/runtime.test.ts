// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  click,
  find,
  hydrate,
  load,
  Observer,
  place,
  press,
  settled,
  setUpRuntime,
} from './world.ts';

setUpRuntime();

describe('the moment', () => {
  test('visible: when it comes within 200 px of the screen, and not before', async () => {
    const island = place('visible');
    expect(Observer.last.options.rootMargin).toBe('200px');
    Observer.last.see(island, false);
    await settled();
    expect(load).not.toHaveBeenCalled();
    Observer.last.see(island);
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
    expect(Observer.last.watched).not.toContain(island);
  });

  test('interaction: never by itself', async () => {
    const island = place('interaction');
    window.dispatchEvent(new Event('scroll'));
    await vi.runAllTimersAsync();
    expect(Observer.last.watched).not.toContain(island);
    expect(load).not.toHaveBeenCalled();
  });

  test.each(['visible', 'interaction', '?type'])(
    '%s: a touch hydrates it, whatever it waits for',
    async (when) => {
      place(when);
      click(find('button'));
      await settled();
      expect(hydrate).toHaveBeenCalledOnce();
    },
  );

  test('?name: at once where the address carries the parameter, and shows its value', async () => {
    history.replaceState(null, '', '/talks?a=b&type=podcast');
    const island = place('?type');
    expect(island.getAttribute('asked')).toBe('podcast');
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test.each(['/talks', '/talks?type=', '/talks?types=podcast', '/talks#type=podcast'])(
    '?name: not at %s',
    async (address) => {
      history.replaceState(null, '', address);
      const island = place('?type');
      await settled();
      expect(island.hasAttribute('asked')).toBe(false);
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('none before its HTML has arrived to its end', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const island = place('visible');
    Observer.last.see(island);
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).not.toHaveBeenCalled();
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });
});

describe('the chunk', () => {
  test.each(['pointerover', 'focusin'])(
    'is fetched at the first %s, once, without hydrating',
    async (type) => {
      place('interaction');
      for (let i = 0; i < 3; i++)
        find('button').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      await settled();
      expect(load.mock.calls).toEqual([['/a.js']]);
      expect(hydrate).not.toHaveBeenCalled();
    },
  );

  test('and what it stands on are fetched all at once', () => {
    place('interaction', '<button></button>', '', '/a.js /react.js /dom.js');
    load.mockReturnValue(new Promise(() => {}));
    click(find('button'));
    expect(load.mock.calls).toEqual([['/a.js'], ['/react.js'], ['/dom.js']]);
  });

  test('gets the element and its props', async () => {
    const island = place('interaction', '<button></button>', `props='{"total":9}'`);
    click(find('button'));
    await settled();
    expect(hydrate).toHaveBeenCalledWith(island, { total: 9 });
    expect(island.hasAttribute('hydrated')).toBe(true);
  });

  test('hydrates once, whatever calls it meanwhile', async () => {
    const island = place('visible');
    Observer.last.see(island);
    Observer.last.see(island);
    click(find('button'));
    press(find('button'), 'ArrowDown');
    await settled();
    Observer.last.see(island);
    click(find('button'));
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).toHaveBeenCalledOnce();
  });
});
