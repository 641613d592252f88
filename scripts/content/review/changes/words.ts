import { diffWordsWithSpace } from 'diff';

/** A stretch of a text that stayed, went or came. */
export interface Part {
  readonly mark: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * What changed between two texts, word by word. All parts but the added ones make the earlier text,
 * all but the removed ones the later. Between two changes no lone space stays.
 */
export function words(before: string, after: string): Part[] {
  const raw = diffWordsWithSpace(before, after);
  const parts: Part[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) parts.push({ mark: 'removed', text: removed });
    if (added) parts.push({ mark: 'added', text: added });
    removed = '';
    added = '';
  };
  raw.forEach(({ value, removed: gone, added: come }, index) => {
    const isChange = gone || come;
    // A space between two changed words is part of the change, unless the text ends with it.
    const isGap = !isChange && !value.trim() && index > 0 && index < raw.length - 1;
    if (!isChange && !isGap) {
      flush();
      parts.push({ mark: 'same', text: value });
      return;
    }
    if (!come) removed += value;
    if (!gone) added += value;
  });
  flush();
  return parts;
}

/** What share of the longer text stayed, from 0 to 1. */
export function kept(parts: readonly Part[]): number {
  const length = (...marks: Part['mark'][]) =>
    parts.reduce((sum, { mark, text }) => sum + (marks.includes(mark) ? text.length : 0), 0);
  const longer = Math.max(length('same', 'removed'), length('same', 'added'));
  return longer === 0 ? 1 : length('same') / longer;
}
