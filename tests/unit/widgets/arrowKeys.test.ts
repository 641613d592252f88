// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stepOf } from '../../../components/widgets/Slideshow/arrowKeys.ts';

const find = (id: string) => document.getElementById(id) as HTMLElement;

/** Puts a slideshow of 300 px onto a screen of 600 px. */
function place(id: string, top: number) {
  find(id).getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
}

/** The slideshow that a key press moves, and its step. */
function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}) {
  const steps: [string, number][] = [];
  const listen = (event: KeyboardEvent) => {
    for (const id of ['one', 'two']) {
      const step = stepOf(event, find(id));
      if (step) steps.push([id, step]);
    }
  };
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
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
  place('one', 0);
  place('two', 400);
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])('%s steps by %i, in the slideshow nearest to the middle', (key, step) => {
  expect(press(key)).toEqual([['one', step]]);
  expect(press(key, find('link'))).toEqual([['one', step]]);
});

test('focus counts more than position', () => {
  place('one', 5000);
  expect(press('ArrowRight')).toEqual([['two', 1]]);
  expect(press('ArrowRight', find('tab'))).toEqual([['one', 1]]);
});

test('without a visible slideshow nothing moves', () => {
  for (const id of ['one', 'two']) place(id, 600);
  expect(press('ArrowRight')).toEqual([]);
});

test.each(['field', 'scroller', 'listbox'])('%s keeps its own arrow keys', (id) =>
  expect(press('ArrowRight', find(id))).toEqual([]),
);

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow key moves nothing',
  (key) => expect(press('ArrowRight', document.body, { [key]: true })).toEqual([]),
);

test('other keys, and events that another listener has handled, move nothing', () => {
  expect(press('ArrowDown')).toEqual([]);
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take, { once: true });
  expect(press('ArrowRight', document.body, { cancelable: true })).toEqual([]);
});
