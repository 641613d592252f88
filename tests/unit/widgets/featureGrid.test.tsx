// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundleDuration } from '../../../components/widgets/FeatureGrid/bundleDuration.ts';
import { FeatureGrid } from '../../../components/widgets/FeatureGrid/FeatureGrid.tsx';
import { wakeCard } from '../../../components/widgets/FeatureGrid/featureCard.ts';
import { spanAt } from '../../../components/widgets/FeatureGrid/spans.ts';
import { FEATURE_SPANS, type Feature } from '../../../content/schema/features.ts';

const FEATURE: Feature = {
  id: 1,
  label: '/desk/one',
  title: 'One of the features',
  content: 'What stands on the card.',
  detail: 'What it says when it is open.',
  className: 'wide',
  thumbnail: '/images/features/one.webp',
  alt: 'A drawing',
};

describe('bundle animation duration', () => {
  const tokens = readFileSync('components/ui/tokens.css', 'utf8');

  test('is 0.45 s, in the one place where tokens live', () => {
    expect(tokens.match(/--duration-bundle: *([^;]+);/)?.[1]).toBe('0.45s');
  });

  test.each(['0.45s', '.45s', '450ms'])('reads %s, however the build wrote it', (value) => {
    document.documentElement.style.setProperty('--duration-bundle', value);
    expect(bundleDuration()).toBeCloseTo(0.45);
  });
});

describe('the columns of a card', () => {
  const columns = (...spans: Feature['className'][]) =>
    spans.map((_, place) => Number(spanAt(spans, place).match(/\d+$/)?.[0]));

  test('a wide one beside a narrow one', () => {
    expect(columns('wide', 'narrow', 'narrow', 'wide')).toEqual([7, 5, 5, 7]);
  });
  test('equals share their row in halves', () => {
    expect(columns('wide', 'wide', 'narrow', 'narrow')).toEqual([6, 6, 6, 6]);
  });
  test('every row is full, however many cards there are', () => {
    for (const length of [1, 4, 5, 6, 8]) {
      const spans = Array.from({ length }, (_, i) => FEATURE_SPANS[i % 3 === 0 ? 0 : 1]);
      const rows = Array.from({ length: Math.ceil(length / 2) }, (_, row) =>
        columns(...spans)
          .slice(2 * row, 2 * row + 2)
          .reduce((sum, span) => sum + span, 0),
      );
      expect(new Set(rows)).toEqual(new Set([12]));
    }
  });
});

describe('a card that wakes', () => {
  const press = vi.fn();
  let waking: AbortController;
  const item = () => document.querySelector('li') as HTMLElement;
  const details = () => document.querySelector('details') as HTMLDetailsElement;
  const button = () => document.querySelector('button');
  const wake = () => wakeCard(item(), press, waking.signal);

  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(<FeatureGrid features={[FEATURE]} />);
    waking = new AbortController();
  });
  afterEach(() => press.mockReset());

  test('gets a button in the place and the words of its summary', () => {
    const words = details().querySelector('summary')?.textContent;
    const card = wake();
    expect(details().hidden).toBe(true);
    expect(button()?.textContent).toBe(words);
    expect(words).toContain(FEATURE.title);
    expect(button()?.getAttribute('aria-haspopup')).toBe('dialog');
    button()?.click();
    expect(press).toHaveBeenCalledExactlyOnceWith(card);
  });

  test('knows from the page what it says', () => {
    const card = wake();
    expect(card).toMatchObject({ title: FEATURE.title, detail: FEATURE.detail });
    expect(card?.words).toContain(FEATURE.label);
    expect(card?.words).toContain(FEATURE.content);
    expect(card?.picture.alt).toBe(FEATURE.alt);
  });

  test('keeps the focus that its summary had', () => {
    details().querySelector('summary')?.focus();
    wake();
    expect(document.activeElement).toBe(button());
  });

  test('stays open where somebody reads, until they close it', () => {
    details().open = true;
    wake();
    expect(button()).toBeNull();
    details().open = false;
    details().dispatchEvent(new Event('toggle'));
    expect(button()).not.toBeNull();
  });

  test('lifted, it leaves its place empty; landed, it is closed and answers', () => {
    details().open = true;
    const card = wake();
    card?.lift();
    expect(item().style.visibility).toBe('hidden');
    card?.land();
    card?.focus();
    expect(item().style.visibility).toBe('');
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  test('asleep again, it is the HTML that it was', () => {
    const before = document.body.innerHTML;
    wake();
    waking.abort();
    expect(document.body.innerHTML).toBe(before);
  });
});
