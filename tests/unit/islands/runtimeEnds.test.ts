// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  cleanup,
  click,
  error,
  find,
  hydrate,
  load,
  Observer,
  place,
  press,
  settled,
  setUpRuntime,
  TAG,
} from './world.ts';

setUpRuntime();

describe('a failure', () => {
  const wrong = new Error('broken');

  test.each<[string, () => unknown]>([
    ['a chunk without hydrate', () => load.mockResolvedValue({})],
    ['a hydrate that throws', () => hydrate.mockThrow(wrong)],
    ['a hydrate that fails later', () => hydrate.mockRejectedValue(wrong)],
  ])('%s: one message, and the HTML stays unchanged', async (_, fail) => {
    fail();
    const island = place('interaction', '<button>Press</button>', '', '/a.js /dep.js');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    click(find('button'));
    await settled();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toBe('The Sample widget failed.');
    expect(island.textContent).toBe('Press');
    expect(island.hasAttribute('hydrated')).toBe(false);
    expect(island.hasAttribute('failed')).toBe(true);
    expect(click(find('button')).defaultPrevented).toBe(false);
    await settled();
    expect(error).toHaveBeenCalledOnce();
  });

  test.each<[string, () => unknown]>([
    ['a chunk that does not come', () => load.mockRejectedValueOnce(wrong)],
    [
      'a dependency that does not come',
      () => load.mockResolvedValueOnce({ hydrate }).mockRejectedValueOnce(wrong),
    ],
  ])('%s: one message; the next press loads the chunk, and is repeated', async (_, fail) => {
    fail();
    const island = place('interaction', '<button>Press</button>', '', '/a.js /dep.js');
    click(find('button'));
    await settled();
    expect(error).toHaveBeenCalledOnce();
    expect(island.hasAttribute('failed')).toBe(true);
    expect(press(find('button'), 'ArrowRight').defaultPrevented).toBe(false);
    await settled();
    expect(island.hasAttribute('hydrated')).toBe(true);
    expect(island.hasAttribute('failed')).toBe(false);
    expect(error).toHaveBeenCalledOnce();
  });

  test('a press during a failed load is not repeated after a later load', async () => {
    load.mockRejectedValueOnce(wrong);
    place('interaction', '<button id="early">Early</button><button id="late">Late</button>');
    const heard: string[] = [];
    hydrate.mockImplementation((element: HTMLElement) => {
      element.addEventListener('click', ({ target }) => heard.push((target as Element).id));
    });
    click(find('#early'));
    await settled();
    click(find('#late'));
    await settled();
    expect(heard).toEqual(['late']);
  });

  test('a picture that fails to load is requested again, after increasing delays', async () => {
    document.body.innerHTML = '<p><img src="/images/a.png" alt=""></p>';
    const image = find('img') as HTMLImageElement;
    const ask = vi.spyOn(image, 'src', 'set');
    for (const wait of [5_000, 10_000]) {
      image.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(ask).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ask).toHaveBeenCalledExactlyOnceWith(image.src);
      ask.mockClear();
    }
  });

  test('a chunk near the screen is loaded again after seconds, also twice', async () => {
    load.mockRejectedValueOnce(wrong).mockRejectedValueOnce(wrong);
    const island = place('visible');
    for (const isHydrated of [false, false, true]) {
      expect(Observer.last.watched.has(island)).toBe(true);
      Observer.last.see(island);
      await settled();
      expect(island.hasAttribute('hydrated')).toBe(isHydrated);
      expect(Observer.last.watched.has(island)).toBe(false);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(error).toHaveBeenCalledOnce();
  });

  test('several islands of one widget are reported once; other widgets still work', async () => {
    load.mockImplementation(async (url) => {
      if (url === '/bad.js') throw wrong;
      return { hydrate };
    });
    const island = (name: string, src: string) =>
      `<${TAG} name="${name}" when="interaction" props="{}" src="${src}"><button></button></${TAG}>`;
    document.body.innerHTML =
      island('Twin', '/bad.js') +
      island('Twin', '/bad.js') +
      island('Other', '/bad.js') +
      island('Good', '/good.js');
    for (const button of document.querySelectorAll('button')) click(button);
    await settled();
    expect(error.mock.calls.map(([message]) => message)).toEqual([
      'The Twin widget failed.',
      'The Other widget failed.',
    ]);
    expect(document.querySelectorAll('[failed]')).toHaveLength(3);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('a failed preload on hover is not reported', async () => {
    load.mockRejectedValue(wrong);
    place('interaction');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('an island that leaves the page', () => {
  test('is cleaned up once', async () => {
    const island = place('interaction');
    click(find('button'));
    await settled();
    island.remove();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  test('is no longer observed and does not hydrate', async () => {
    const island = place('visible');
    island.remove();
    expect(Observer.last.watched).not.toContain(island);
    Observer.last.see(island);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  test('does not hydrate if its chunk is still loading', async () => {
    const chunk = Promise.withResolvers<unknown>();
    load.mockReturnValue(chunk.promise);
    const island = place('interaction');
    click(find('button'));
    island.remove();
    chunk.resolve({ hydrate });
    await settled();
    expect(hydrate).not.toHaveBeenCalled();
  });

  test('is cleaned up as soon as a running hydration ends', async () => {
    const hydrated = Promise.withResolvers<() => void>();
    hydrate.mockReturnValue(hydrated.promise);
    const island = place('interaction');
    click(find('button'));
    await settled();
    island.remove();
    hydrated.resolve(cleanup);
    await settled();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(island.hasAttribute('hydrated')).toBe(false);
  });
});
