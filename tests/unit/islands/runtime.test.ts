// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { startIslands } from '../../../renderer/islands/runtime.ts';
import {
  click,
  deferred,
  find,
  idle,
  load,
  Observer,
  place,
  press,
  settled,
  setUpRuntime,
  wake,
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
    expect(wake).toHaveBeenCalledOnce();
    expect(Observer.last.watched).not.toContain(island);
  });

  test('idle: when the page has nothing else to do', async () => {
    place('idle');
    expect(load).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    await settled();
    expect(wake).toHaveBeenCalledOnce();
  });

  test('idle: a little later where the browser cannot say (Safari)', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    place('idle');
    await vi.runAllTimersAsync();
    vi.stubGlobal('requestIdleCallback', idle);
    expect(wake).toHaveBeenCalledOnce();
  });

  test('scroll: at the first scroll', async () => {
    place('scroll');
    await settled();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    await settled();
    expect(wake).toHaveBeenCalledOnce();
  });

  test('interaction: never by itself', async () => {
    const island = place('interaction');
    window.dispatchEvent(new Event('scroll'));
    await vi.runAllTimersAsync();
    expect(Observer.last.watched).not.toContain(island);
    expect(idle).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  test.each(['visible', 'idle', 'scroll', 'interaction', '?type'])(
    '%s: a touch wakes it, whatever it waits for',
    async (when) => {
      place(when);
      click(find('button'));
      await settled();
      expect(wake).toHaveBeenCalledOnce();
    },
  );

  test('?name: at once where the address carries the parameter, and shows its value', async () => {
    history.replaceState(null, '', '/talks?a=b&type=podcast');
    const island = place('?type');
    expect(island.getAttribute('asked')).toBe('podcast');
    await settled();
    expect(wake).toHaveBeenCalledOnce();
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

  test('none before its HTML has arrived whole', async () => {
    const define = customElements.define.bind(customElements);
    const renamed = vi
      .spyOn(customElements, 'define')
      .mockImplementation((_, kind) => define('early-island', kind));
    const parsed = deferred<void>();
    startIslands(load, parsed.promise);
    document.body.innerHTML = '<early-island when="visible" props="{}" src="/a.js"></early-island>';
    Observer.last.see(find('early-island'));
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(wake).not.toHaveBeenCalled();
    parsed.resolve();
    await settled();
    expect(wake).toHaveBeenCalledOnce();
    renamed.mockRestore();
  });
});

describe('the chunk', () => {
  test.each(['pointerover', 'focusin'])(
    'is fetched at the first %s, once, without waking',
    async (type) => {
      place('interaction');
      for (let i = 0; i < 3; i++)
        find('button').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      await settled();
      expect(load.mock.calls).toEqual([['/a.js']]);
      expect(wake).not.toHaveBeenCalled();
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
    expect(wake).toHaveBeenCalledWith(island, { total: 9 });
    expect(island.hasAttribute('awake')).toBe(true);
  });

  test('gets empty props where there are none', async () => {
    const island = place('interaction');
    click(find('button'));
    await settled();
    expect(wake).toHaveBeenCalledWith(island, {});
  });

  test('wakes once, whatever calls it meanwhile', async () => {
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
    expect(wake).toHaveBeenCalledOnce();
  });
});
