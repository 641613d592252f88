import type { Feature } from '../../../content/schema/features.ts';

type Span = Feature['className'];

const UNEQUAL: Record<Span, string> = {
  wide: 'md:col-span-6 lg:col-span-7',
  narrow: 'md:col-span-6 lg:col-span-5',
};

/**
 * The columns of the card at a place. Two cards share a row and always fill it: a wide beside a
 * narrow one, equals in halves, a last one alone in the whole of it.
 */
export function spanAt(spans: readonly Span[], place: number): string {
  const [own, beside] = [spans[place], spans[place ^ 1]];
  if (!own || !beside) return 'md:col-span-12';
  return own === beside ? 'md:col-span-6' : UNEQUAL[own];
}
