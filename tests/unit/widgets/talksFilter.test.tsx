// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('a choice changes its own parameter and nothing else', () => {
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
    ['', { seminar: 0, podcast: 1 }, '1 talk'],
    ['seminar', { seminar: 0, podcast: 1 }, '0 webinars'],
  ] as const)('%j of %j: %s', (filter, counts, words) =>
    expect(resultOf(filter, counts)).toBe(words),
  );
});

describe('the widget', () => {
  let root: Root;
  const place = document.createElement('div');
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('#talks > li')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  const button = () => place.querySelector('button') as HTMLElement;
  const result = () => place.querySelector('[aria-live="polite"]')?.textContent;
  const visit = (address: string) => {
    history.replaceState(null, '', address);
    return act(async () => root.render(<TalksFilter list="talks" counts={COUNTS} />));
  };
  const choose = async (label: string) => {
    await act(async () => button().click());
    const option = [...place.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === label,
    );
    await act(async () => option?.click());
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
    document.body.innerHTML =
      '<ol id="talks"><li data-type="seminar">a</li><li data-type="podcast">b</li><li data-type="seminar">c</li></ol>';
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
  });

  test('is a closed button and the whole count in the HTML', () => {
    const html = renderToString(<TalksFilter list="talks" counts={COUNTS} />);
    expect(html).toContain('Select Content Type');
    expect(html).toContain('9 talks');
    expect(html).toContain('aria-expanded="false"');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('role="option"');
  });

  test('a choice shows its talks, counts them and stands in the address', async () => {
    await visit('/talks?from=mail');
    expect(shown()).toEqual(['a', 'b', 'c']);
    await choose('Podcasts');
    expect(shown()).toEqual(['b']);
    expect(result()).toBe('4 podcasts');
    expect(button().textContent).toBe('Content type: Podcasts');
    expect(location.search).toBe('?from=mail&type=podcast');
    await choose('All');
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(location.search).toBe('?from=mail&type=all');
  });

  test('choosing the same again adds nothing to the history', async () => {
    await visit('/talks');
    await choose('Webinars');
    const { length } = history;
    await choose('Webinars');
    expect(history.length).toBe(length);
    expect(shown()).toEqual(['a', 'c']);
  });

  test('starts with what the address asks for', async () => {
    await visit('/talks?type=seminar');
    expect(shown()).toEqual(['a', 'c']);
    expect(result()).toBe('5 webinars');
  });

  test('shows everything for a type that there is not', async () => {
    await visit('/talks?type=video');
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(button().textContent).toBe('Select Content Type');
  });

  test('follows back and forward', async () => {
    await visit('/talks?type=podcast');
    history.replaceState(null, '', '/talks');
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(button().textContent).toBe('Select Content Type');
  });

  test('asleep, it leaves the list whole and listens no more', async () => {
    await visit('/talks?type=podcast');
    await act(async () => root.unmount());
    expect(shown()).toEqual(['a', 'b', 'c']);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual(['a', 'b', 'c']);
    root = createRoot(place);
  });
});
