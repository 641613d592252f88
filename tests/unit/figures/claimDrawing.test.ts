import { describe, expect, it } from 'vitest';
import { claimDrawing } from '../../../components/sections/UseCases.tsx';

const drawn = (drawing: 'share' | 'multiple' | 'days', amount: number) => {
  const { rows = [], ...rest } =
    claimDrawing({ figure: 'as it is worded', after: '', drawing, amount }) ?? {};
  return { counts: rows.map((row) => row.map(({ count }) => count)), ...rest };
};

describe('the graphic of a claim', () => {
  it('shows a share on top of a hundred, next to the hundred, in units of five', () => {
    expect(drawn('share', 25).counts).toEqual([[20], [20, 5]]);
  });

  it('shows shares on one scale, so that they can be compared', () => {
    expect(drawn('share', 25).scale).toBe(drawn('share', 35).scale);
    expect(drawn('share', 60).scale).toBe(32);
  });

  it('shows a multiple as that many lengths, next to one', () => {
    expect(drawn('multiple', 10).counts).toEqual([[1], [1, 9]]);
  });

  it('shows the days of a month and a quarter on one scale, with an open end', () => {
    expect(drawn('days', 30)).toMatchObject({ counts: [[30]], scale: 91, isOpen: true });
    expect(drawn('days', 91)).toMatchObject({ counts: [[91]], scale: 91, isOpen: true });
  });

  it('is undefined for a claim of words only', () => {
    expect(claimDrawing({ figure: '25%', after: 'more clients' })).toBeUndefined();
  });
});
