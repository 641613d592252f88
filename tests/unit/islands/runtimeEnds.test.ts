// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  click,
  deferred,
  error,
  find,
  idle,
  load,
  Observer,
  place,
  settled,
  setUpRuntime,
  sleep,
  TAG,
  wake,
} from './world.ts';

setUpRuntime();

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

  test.each(failures)('%s: one message, the HTML stays and is left alone', async (_, fail) => {
    fail();
    const island = place('interaction', '<button>Press</button>', '', '/a.js /dep.js');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    click(find('button'));
    await settled();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toBe('The Sample widget failed.');
    expect(island.textContent).toBe('Press');
    expect(island.hasAttribute('awake')).toBe(false);
    expect(island.hasAttribute('failed')).toBe(true);
    expect(click(find('button')).defaultPrevented).toBe(false);
    await settled();
    expect(error).toHaveBeenCalledOnce();
  });

  test('several of one widget fail of one cause, which is said once', async () => {
    load.mockRejectedValue(new Error('offline'));
    const twin = (name: string) =>
      `<${TAG} name="${name}" when="interaction" props="{}" src="/a.js"><button></button></${TAG}>`;
    document.body.innerHTML = twin('Twin') + twin('Twin') + twin('Other');
    for (const button of document.querySelectorAll('button')) click(button);
    await settled();
    expect(error.mock.calls.map(([message]) => message)).toEqual([
      'The Twin widget failed.',
      'The Other widget failed.',
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
    document.body.innerHTML = `<${TAG} when="interaction" props="{}" src="/bad.js"><button id="bad"></button></${TAG}><${TAG} when="interaction" props="{}" src="/good.js"><button id="good"></button></${TAG}>`;
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
