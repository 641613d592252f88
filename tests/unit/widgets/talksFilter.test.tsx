// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../components/widgets/TalksFilter/afterFrame.ts';
import { slicesOf } from '../../../components/widgets/TalksFilter/slicesOf.ts';
import { wake } from '../../../components/widgets/TalksFilter/TalksFilter.island.tsx';
import { TalksFilter } from '../../../components/widgets/TalksFilter/TalksFilter.tsx';
import {
  filterOf,
  isShown,
  resultOf,
  TALK_FILTERS,
  TALK_PLACEHOLDER,
  withFilter,
} from '../../../components/widgets/TalksFilter/talkTypes.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { select } from '../../../pages/talks/select.ts';
import type { Sleep } from '../../../renderer/islands/WakeModule.ts';

const COUNTS = { seminar: 5, podcast: 4 };

describe('the words and values of the specification', () => {
  test('placeholder and options', () => {
    expect(TALK_PLACEHOLDER).toBe('Select Content Type');
    expect(TALK_FILTERS.map(({ value, label }) => [value, label])).toEqual([
      ['all', 'All'],
      ['seminar', 'Webinars'],
      ['podcast', 'Podcasts'],
    ]);
  });

  test.each([
    ['', true, true],
    ['all', true, true],
    ['seminar', true, false],
    ['podcast', false, true],
  ] as const)('%j shows seminars: %s, podcasts: %s', (filter, seminar, podcast) => {
    expect([isShown(filter, 'seminar'), isShown(filter, 'podcast')]).toEqual([seminar, podcast]);
  });

  test('talks come by descending id', () => {
    const ids = select(loadContent()).talks.map(({ id }) => id);
    expect(ids).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('the address', () => {
  test.each([
    ['', ''],
    ['?type=', ''],
    ['?type=video', ''],
    ['?type=Podcast', ''],
    ['?types=podcast', ''],
    ['?type=all', 'all'],
    ['?type=seminar', 'seminar'],
    ['?from=mail&type=podcast', 'podcast'],
  ])('%j asks for %j', (search, filter) => expect(filterOf(search)).toBe(filter));

  test('a choice changes its own parameter, begins at the first page, and leaves the rest', () => {
    expect(withFilter('https://nikash.example/talks/page/7', 'seminar')).toBe(
      'https://nikash.example/talks?type=seminar',
    );
    expect(withFilter('https://nikash.example/talks?from=mail&type=all#talks', 'podcast')).toBe(
      'https://nikash.example/talks?from=mail&type=podcast#talks',
    );
  });
});

describe('the result in words', () => {
  test.each([
    ['', COUNTS, '9 talks'],
    ['all', COUNTS, '9 talks'],
    ['seminar', COUNTS, '5 webinars'],
    ['podcast', COUNTS, '4 podcasts'],
    ['podcast', { seminar: 0, podcast: 1 }, '1 podcast'],
    ['', { seminar: 150_000, podcast: 0 }, '1,50,000 talks'],
    ['', { seminar: 0, podcast: 1 }, '1 talk'],
    ['seminar', { seminar: 0, podcast: 1 }, '0 webinars'],
  ] as const)('%j of %j: %s', (filter, counts, words) =>
    expect(resultOf(filter, counts)).toBe(words),
  );
});

describe('rows of a filtered page among the pages of the whole list', () => {
  const slices = (held: number[], page: number) =>
    slicesOf(held, page, 4).map((slice) => `${slice.page}:${slice.from}-${slice.to}`);

  test.each([
    [[4, 4], 1, ['1:0-4']],
    [[4, 4], 2, ['2:0-4']],
    [[2, 3, 1], 1, ['1:0-2', '2:0-2']],
    [[2, 3, 1], 2, ['2:2-3', '3:0-1']],
    [[0, 0, 1], 1, ['3:0-1']],
    [[1, 1, 1, 1, 1], 2, ['5:0-1']],
    [[4], 2, []],
    [[], 1, []],
  ] as const)('%j, page %i: %j', (held, page, expected) => {
    expect(slices([...held], page)).toEqual(expected);
  });

  test('all pages together hold every row once', () => {
    const held = [3, 0, 4, 1, 2, 4, 0, 1];
    const rows = [1, 2, 3, 4].flatMap((page) =>
      slicesOf(held, page, 4).flatMap((slice) =>
        Array.from({ length: slice.to - slice.from }, (_, i) => `${slice.page}.${slice.from + i}`),
      ),
    );
    expect(rows).toEqual(
      held.flatMap((count, i) => Array.from({ length: count }, (_, j) => `${i + 1}.${j}`)),
    );
  });
});

describe('the widget', () => {
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
});
