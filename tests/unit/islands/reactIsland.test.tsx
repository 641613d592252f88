// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { reactIsland } from '../../../components/widgets/reactIsland.tsx';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  error.mockClear();
  document.body.replaceChildren();
});

function Counter({ from, fails }: { from: number; fails?: boolean }) {
  const [count, setCount] = useState(from);
  if (fails || count === 13) throw new Error('unlucky');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function place(from: number) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Counter from={from} />);
  document.body.append(element);
  return element;
}

const hydrate = reactIsland(Counter);
const answered = (element: Element, text: string) =>
  vi.waitFor(() => expect(element.textContent).toBe(text));

test('hydrates the HTML in place, and handles events once it has resolved', async () => {
  const element = place(1);
  const button = element.querySelector('button');
  await hydrate(element, { from: 1 });
  expect(element.querySelector('button')).toBe(button);
  button?.click();
  await answered(element, '2');
  expect(error).not.toHaveBeenCalled();
});

test('a widget that fails to start restores its HTML and rejects', async () => {
  const element = place(1);
  await expect(hydrate(element, { from: 1, fails: true })).rejects.toThrow('unlucky');
  await answered(element, '1');
});

test('a widget that fails later keeps its first HTML, and is reported once', async () => {
  const element = place(12);
  await hydrate(element, { from: 12 });
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toContain('stopped');
  await answered(element, '12');
});

test('after cleanup it no longer changes its HTML', async () => {
  const element = place(1);
  const cleanup = await hydrate(element, { from: 1 });
  cleanup?.();
  expect(element.innerHTML).toBe('');
});
