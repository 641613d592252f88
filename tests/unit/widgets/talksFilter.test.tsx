// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../components/widgets/TalksFilter/afterFrame.ts';
import { wake } from '../../../components/widgets/TalksFilter/TalksFilter.island.tsx';
import { TalksFilter } from '../../../components/widgets/TalksFilter/TalksFilter.tsx';
import type { Sleep } from '../../../renderer/islands/WakeModule.ts';

const COUNTS = { seminar: 5, podcast: 4 };

let sleep: Sleep;
const element = document.createElement('div');
const button = () => element.querySelector('button') as HTMLElement;
const visit = async (address: string, picked?: string) => {
  history.replaceState(null, '', address);
  element.innerHTML = renderToString(<TalksFilter counts={COUNTS} />);
  if (picked) element.querySelector<HTMLInputElement>(`[value=${picked}]`)?.click();
  await act(async () => {
    sleep = await wake(element, {});
  });
};
const press = async (label: string) => {
  await act(async () => button().click());
  const option = [...element.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === label,
  );
  await act(async () => option?.click());
};
const choose = async (label: string) => {
  await press(label);
  await act(() => new Promise<void>(afterFrame));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  document.body.replaceChildren(element);
});
afterEach(async () => {
  await act(async () => sleep?.());
  sleep = undefined;
});

test('is a popover of radio buttons in the HTML, and every count', () => {
  element.innerHTML = renderToString(<TalksFilter counts={COUNTS} />);
  const says = (selector: string) =>
    [...element.querySelectorAll(`${selector} [data-says]`)].map(
      (one) => `${one.getAttribute('data-says')}: ${one.textContent}`,
    );
  expect(says('button')).toEqual([
    ': Select Content Type',
    'all: Content type: All',
    'seminar: Content type: Webinars',
    'podcast: Content type: Podcasts',
  ]);
  expect(says('[aria-live=polite]')).toEqual([
    ': 9 talks',
    'all: 9 talks',
    'seminar: 5 webinars',
    'podcast: 4 podcasts',
  ]);
  const options = [...element.querySelectorAll('[popover][role=radiogroup] label')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Webinars', 'Podcasts']);
  expect(element.innerHTML).not.toContain('style=');
});

test('a choice stands in the address and in what the style sheet reads', async () => {
  await visit('/talks?from=mail');
  expect(element.getAttribute('asked')).toBe('');
  await choose('Podcasts');
  expect(element.getAttribute('asked')).toBe('podcast');
  expect(button().textContent).toBe('Content type: Podcasts');
  expect(location.search).toBe('?from=mail&type=podcast');
  await choose('All');
  expect(element.getAttribute('asked')).toBe('all');
  expect(location.search).toBe('?from=mail&type=all');
});

test('a press shows the list that was asked for, and then its listbox closes', async () => {
  await visit('/talks');
  await press('Podcasts');
  expect(element.getAttribute('asked')).toBe('podcast');
  expect(element.querySelector('[role=listbox]')).not.toBeNull();
  await act(() => new Promise<void>(afterFrame));
  expect(element.querySelector('[role=listbox]')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('choosing the same again adds nothing to the history', async () => {
  await visit('/talks');
  await choose('Webinars');
  const { length } = history;
  await choose('Webinars');
  expect(history.length).toBe(length);
  expect(element.getAttribute('asked')).toBe('seminar');
});

test('starts with what the address asks for', async () => {
  await visit('/talks?type=seminar');
  expect(element.getAttribute('asked')).toBe('seminar');
  expect(button().textContent).toBe('Content type: Webinars');
});

test('what was chosen before it woke comes before the address, and into it', async () => {
  await visit('/talks?type=seminar', 'podcast');
  expect(element.getAttribute('asked')).toBe('podcast');
  expect(location.search).toBe('?type=podcast');
});

test('shows everything for a type that there is not', async () => {
  await visit('/talks?type=video');
  expect(element.getAttribute('asked')).toBe('');
  expect(button().textContent).toBe('Select Content Type');
});

test('follows back and forward', async () => {
  await visit('/talks?type=podcast');
  history.replaceState(null, '', '/talks');
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
  expect(element.getAttribute('asked')).toBe('');
  expect(button().textContent).toBe('Select Content Type');
});

test('asleep, it gives its HTML back and listens no more', async () => {
  await visit('/talks?type=podcast');
  await act(async () => sleep?.());
  sleep = undefined;
  expect(element.querySelectorAll('input[type=radio]')).toHaveLength(3);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(element.hasAttribute('asked')).toBe(false);
});
