// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeSlideshow } from '../../../components/sections/home/HomeSlideshow.tsx';
import { IslandHostContext, type IslandSpec } from '../../../components/widgets/island.tsx';
import { stepOf } from '../../../components/widgets/Slideshow/arrowKeys.ts';
import { LOAD_FAILURE, preload } from '../../../components/widgets/Slideshow/preload.ts';
import { SLIDE_DELAY } from '../../../components/widgets/Slideshow/timing.ts';
import { useCountdown } from '../../../components/widgets/Slideshow/useCountdown.ts';

test('the constants of the specification', () => {
  expect(SLIDE_DELAY).toBe(5000);
  expect(LOAD_FAILURE).toBe('Failed to load images');
});

describe('the static HTML', () => {
  const slides = ['a', 'b', 'c'].map((label) => ({ label, src: `/${label}.webp`, alt: label }));
  const specs: IslandSpec[] = [];
  const html = renderToString(
    <IslandHostContext
      value={(spec, element) => {
        specs.push(spec);
        return element;
      }}
    >
      <HomeSlideshow id="x" label="Letters" slides={slides} />
    </IslandHostContext>,
  );

  test('holds every slide, and a link to each', () => {
    for (const [i, { label }] of slides.entries()) {
      expect(html).toContain(`src="/${label}.webp"`);
      expect(html).toContain(`id="x-${i + 1}"`);
      expect(html).toContain(`href="#x-${i + 1}"`);
    }
    expect(html.match(/loading="lazy"/g)).toHaveLength(3);
    expect(html).not.toContain('style=');
  });

  test('is not said again in the props', () =>
    expect(specs.map(({ props }) => props)).toEqual([
      { id: 'x', label: 'Letters', names: ['a', 'b', 'c'] },
    ]));
});

describe('arrow keys', () => {
  const boxes = { one: [0, 300], two: [400, 700] } as Record<string, [number, number]>;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  /** Which slideshow a key press moves, and where to. */
  function press(key: string, target: Element = document.body, modifiers = {}) {
    const steps: [string, number][] = [];
    const listen = (event: KeyboardEvent) => {
      for (const id of ['one', 'two']) {
        const step = stepOf(event, find(id));
        if (step) steps.push([id, step]);
      }
    };
    document.addEventListener('keydown', listen);
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
    document.removeEventListener('keydown', listen);
    return steps;
  }

  beforeEach(() => {
    document.body.innerHTML = `
      <input id="field" /><a id="link" href="#"></a><div id="scroller" tabindex="0"></div>
      <main tabindex="-1"><div id="listbox" role="listbox"></div>
      <section id="one" data-slideshow><a id="tab" role="tab" href="#"></a></section></main>
      <section id="two" data-slideshow></section>`;
    vi.stubGlobal('innerHeight', 600);
    for (const [id, box] of Object.entries(boxes))
      find(id).getBoundingClientRect = () => ({ top: box[0], bottom: box[1] }) as DOMRect;
  });

  test.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ])('%s steps by %i, in the slideshow nearest to the middle', (key, step) => {
    expect(press(key)).toEqual([['one', step]]);
    expect(press(key, find('link'))).toEqual([['one', step]]);
  });

  test('focus goes over nearness', () => {
    find('one').getBoundingClientRect = () => ({ top: 5000, bottom: 5300 }) as DOMRect;
    expect(press('ArrowRight')).toEqual([['two', 1]]);
    expect(press('ArrowRight', find('tab'))).toEqual([['one', 1]]);
  });

  test('none in view, none moves', () => {
    for (const id of ['one', 'two'])
      find(id).getBoundingClientRect = () => ({ top: 600, bottom: 900 }) as DOMRect;
    expect(press('ArrowRight')).toEqual([]);
  });

  test.each(['field', 'scroller', 'listbox'])('%s keeps its own arrows', (id) =>
    expect(press('ArrowRight', find(id))).toEqual([]),
  );

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s makes another key of it', (key) =>
    expect(press('ArrowRight', document.body, { [key]: true })).toEqual([]),
  );

  test('other keys, keys that somebody took, and pages under a dialog move nothing', () => {
    expect(press('ArrowDown')).toEqual([]);
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take, { once: true });
    expect(press('ArrowRight', document.body, { cancelable: true })).toEqual([]);
    for (const id of ['one', 'two']) find(id).setAttribute('inert', '');
    expect(press('ArrowRight')).toEqual([]);
  });
});

describe('preloading', () => {
  const pictures = (...sizes: (number | undefined)[]) =>
    sizes.map((size) => {
      const image = new Image();
      Object.defineProperty(image, 'complete', { value: size !== undefined });
      Object.defineProperty(image, 'naturalWidth', { value: size ?? 1, writable: true });
      return image;
    });
  const settled = async (promise: Promise<unknown>) => {
    let how = 'waiting';
    promise.then(
      () => {
        how = 'done';
      },
      () => {
        how = 'failed';
      },
    );
    await new Promise(setImmediate);
    return how;
  };

  test('waits for all of them', async () => {
    const [there, late] = pictures(100, undefined) as [HTMLImageElement, HTMLImageElement];
    const loading = preload([there, late]);
    expect([there.loading, late.loading]).toEqual(['eager', 'eager']);
    expect(await settled(loading)).toBe('waiting');
    late.dispatchEvent(new Event('load'));
    expect(await settled(loading)).toBe('done');
  });

  test('fails with one that was broken already, or breaks now', async () => {
    expect(await settled(preload(pictures(100, 0)))).toBe('failed');
    const [late] = pictures(undefined) as [HTMLImageElement];
    const loading = preload([late]);
    late.dispatchEvent(new Event('error'));
    expect(await settled(loading)).toBe('failed');
  });
});

describe('the time of a slide', () => {
  let root: Root;
  const onEnd = vi.fn();
  function Clock({ running, lap }: { running: boolean; lap: number }) {
    useCountdown(5000, running, lap, onEnd);
    return null;
  }
  const show = (running: boolean, lap = 0) =>
    act(async () => root.render(<Clock running={running} lap={lap} />));

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    onEnd.mockClear();
    root = createRoot(document.createElement('div'));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });

  test('ends once, on time', async () => {
    await show(true);
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('held, it keeps what is left', async () => {
    await show(true);
    vi.advanceTimersByTime(3000);
    await show(false);
    vi.advanceTimersByTime(60_000);
    await show(true);
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('another slide has the whole time', async () => {
    await show(true);
    vi.advanceTimersByTime(3000);
    await show(true, 1);
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
