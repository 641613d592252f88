import { describe, expect, it } from 'vitest';
import { claimDrawing } from '../../../components/sections/enterprise/claimDrawing.ts';

const counts = (words: string) =>
  claimDrawing(words)?.rows.map((row) => row.map(({ count }) => count));

describe('claims drawn unit by unit', () => {
  it('draws a share on top of a hundred, beside the hundred, in fives', () => {
    expect(counts('up to 25% more client activity')).toEqual([[20], [20, 5]]);
  });

  it('draws shares on one scale, so that they may be compared', () => {
    expect(claimDrawing('25% more')?.scale).toBe(claimDrawing('35% growth')?.scale);
    expect(claimDrawing('60% growth')?.scale).toBe(32);
  });

  it('draws a multiple as that many lengths, beside one', () => {
    expect(counts('10x AUM growth')).toEqual([[1], [1, 9]]);
  });

  it('draws the days of a month and a quarter on one scale, with an open end', () => {
    const [month, quarter] = ['go live in under 1 month', 'users in under 1 quarter'];
    expect(counts(month)).toEqual([[30]]);
    expect(counts(quarter)).toEqual([[91]]);
    expect(claimDrawing(month)).toMatchObject({ scale: 91, isOpen: true });
    expect(claimDrawing(quarter)).toMatchObject({ scale: 91, isOpen: true });
  });

  it('draws thousands as the least that the word can mean', () => {
    expect(claimDrawing('onboard thousands of users in under 1 quarter')?.dots).toBe(2000);
  });

  it('draws nothing for words alone', () => {
    expect(claimDrawing('many happy clients')).toBeUndefined();
  });
});
