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

describe('the time of hydration', () => {
  test('visible: when the island comes within 200 px of the screen, not before', async () => {
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

  test('interaction: never without an interaction', async () => {
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

  test('?name: immediately if the address has the parameter, with its value in the attribute', async () => {
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

  test('an island does not hydrate before its HTML is complete', async () => {
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

describe('the chunk of an island', () => {
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

  test('and its imports are loaded in parallel', () => {
    place('interaction', '<button></button>', '', '/a.js /react.js /dom.js');
    load.mockReturnValue(new Promise(() => {}));
    click(find('button'));
    expect(load.mock.calls).toEqual([['/a.js'], ['/react.js'], ['/dom.js']]);
  });

  test('receives the element and its props', async () => {
    const island = place('interaction', '<button></button>', `props='{"total":9}'`);
    click(find('button'));
    await settled();
    expect(hydrate).toHaveBeenCalledWith(island, { total: 9 });
    expect(island.hasAttribute('hydrated')).toBe(true);
  });

  test('hydrates once, even if it is triggered again in the meantime', async () => {
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
