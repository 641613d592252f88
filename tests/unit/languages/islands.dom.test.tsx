import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useNumber } from '../../../components/ui/Language.tsx';
import { useWords, Words } from '../../../components/ui/Words.tsx';
import { reactIsland } from '../../../components/widgets/reactIsland.tsx';
import { words } from '../../../content/site/site.json';

function Next() {
  return <button type="button">{useWords().next}</button>;
}

it.each([
  ['the words of the site', {}, words.next],
  ['those of its page', { controls: { ...words, next: 'Suivant' } }, 'Suivant'],
])('an island is rendered again with %s', async (_, props, expected) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = document.createElement('div');
  const own = 'controls' in props ? props.controls : words;
  element.innerHTML = renderToString(
    <Words value={own as typeof words}>
      <Next />
    </Words>,
  );
  const cleanup = await reactIsland(Next)(element, props);
  expect(element.textContent).toBe(expected);
  expect(error).not.toHaveBeenCalled();
  cleanup?.();
});

const Place = () => <p>{useNumber()(12)}</p>;

it('an island is rendered again with the digits of its page', async () => {
  document.documentElement.lang = 'fa-IR';
  const element = document.createElement('div');
  element.innerHTML = '<p>۱۲</p>';
  const cleanup = await reactIsland(Place)(element, {});
  expect(element.textContent).toBe('۱۲');
  document.documentElement.lang = '';
  cleanup?.();
});
