// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { startIslands } from '../../../renderer/islands/runtime.ts';
import {
  click,
  deferred,
  error,
  find,
  idle,
  load,
  Observer,
  place,
  press,
  settled,
  setUpRuntime,
  sleep,
  TAG,
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
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startIslands(load);
    document.body.innerHTML = '<early-island when="visible" src="/a.js"></early-island>';
    Observer.last.see(find('early-island'));
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(wake).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(wake).toHaveBeenCalledOnce();
    renamed.mockRestore();
    state.mockRestore();
  });
});

describe('the chunk', () => {
  test.each(['pointerover', 'touchstart', 'focusin'])(
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
    place('interaction', '<button></button>', 'deps="/react.js /dom.js"');
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

describe('what goes wrong', () => {
  const failures: [string, () => void][] = [
    ['a chunk that does not come', () => load.mockRejectedValue(new Error('offline'))],
    [
      'a dependency that does not come',
      () => load.mockResolvedValueOnce({ wake }).mockRejectedValue(new Error('offline')),
    ],
    ['a chunk without wake', () => load.mockResolvedValue({})],
    [
      'a wake that throws',
      () =>
        wake.mockImplementation(() => {
          throw new Error('broken');
        }),
    ],
    ['a wake that fails later', () => wake.mockRejectedValue(new Error('broken'))],
  ];

  test.each(failures)('%s: one message, the HTML stays and is left alone', async (what, fail) => {
    fail();
    const island = place('interaction', '<button>Press</button>', 'deps="/dep.js"');
    island.setAttribute('name', what);
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    click(find('button'));
    await settled();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toBe(
      `The ${what} widget could not start; the page stays readable.`,
    );
    expect(island.textContent).toBe('Press');
    expect(island.hasAttribute('awake')).toBe(false);
    expect(island.hasAttribute('failed')).toBe(true);
    expect(click(find('button')).defaultPrevented).toBe(false);
    await settled();
    expect(error).toHaveBeenCalledOnce();
  });

  test('several of one widget fail of one cause, which is said once', async () => {
    load.mockRejectedValue(new Error('offline'));
    const twin = (name: string) => `<${TAG} name="${name}" src="/a.js"><button></button></${TAG}>`;
    document.body.innerHTML = twin('Twin') + twin('Twin') + twin('Other');
    for (const button of document.querySelectorAll('button')) click(button);
    await settled();
    expect(error.mock.calls.map(([message]) => message)).toEqual([
      'The Twin widget could not start; the page stays readable.',
      'The Other widget could not start; the page stays readable.',
    ]);
    expect(document.querySelectorAll('[failed]')).toHaveLength(3);
  });

  test('intent alone says nothing', async () => {
    load.mockRejectedValue(new Error('offline'));
    place('interaction');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(error).not.toHaveBeenCalled();
  });

  test('other islands live on', async () => {
    load.mockImplementation((url) =>
      url === '/bad.js' ? Promise.reject(new Error('offline')) : Promise.resolve({ wake }),
    );
    document.body.innerHTML = `<${TAG} src="/bad.js"><button id="bad"></button></${TAG}><${TAG} src="/good.js"><button id="good"></button></${TAG}>`;
    click(find('#bad'));
    click(find('#good'));
    await settled();
    expect(wake).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
  });
});

describe('when it leaves the page', () => {
  test('it is put to sleep, once', async () => {
    const island = place('interaction');
    click(find('button'));
    await settled();
    island.remove();
    expect(sleep).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  test('asleep, it is no longer watched and does not wake', async () => {
    const island = place('visible');
    island.remove();
    expect(Observer.last.watched).not.toContain(island);
    Observer.last.see(island);
    place('idle').remove();
    idle.mock.calls[0]?.[0]();
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  test('while its chunk comes, it does not wake', async () => {
    const chunk = deferred<unknown>();
    load.mockReturnValue(chunk.promise);
    const island = place('interaction');
    click(find('button'));
    island.remove();
    chunk.resolve({ wake });
    await settled();
    expect(wake).not.toHaveBeenCalled();
  });

  test('while it wakes, it is put to sleep as soon as it can be', async () => {
    const awake = deferred<() => void>();
    wake.mockReturnValue(awake.promise);
    const island = place('interaction');
    click(find('button'));
    await settled();
    island.remove();
    awake.resolve(sleep);
    await settled();
    expect(sleep).toHaveBeenCalledOnce();
    expect(island.hasAttribute('awake')).toBe(false);
  });

  test('one that leaves nothing behind needs no sleep', async () => {
    wake.mockReturnValue(undefined);
    const island = place('interaction');
    click(find('button'));
    await settled();
    island.remove();
    expect(error).not.toHaveBeenCalled();
  });
});
