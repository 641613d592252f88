import { describe, expect, test } from 'vitest';
import { spanAt } from '../../../components/widgets/FeatureGrid/FeatureGrid.tsx';
import { FEATURE_SPANS, type Feature } from '../../../content/schema/features.ts';

describe('the columns of a card', () => {
  const columns = (...spans: Feature['className'][]) =>
    spans.map((_, place) => Number(spanAt(spans, place).match(/\d+$/)?.[0]));

  test('are wide and narrow for a wide card next to a narrow one', () => {
    expect(columns('wide', 'narrow', 'narrow', 'wide')).toEqual([7, 5, 5, 7]);
  });
  test('are halves for two equal cards', () => {
    expect(columns('wide', 'wide', 'narrow', 'narrow')).toEqual([6, 6, 6, 6]);
  });
  test('fill every row, for any number of cards', () => {
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
