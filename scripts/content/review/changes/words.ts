import { diffWordsWithSpace } from 'diff';

/** A stretch of a text that stayed, went or came. */
export interface Part {
  readonly what: 'same' | 'removed' | 'added';
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
    if (removed) parts.push({ what: 'removed', text: removed });
    if (added) parts.push({ what: 'added', text: added });
    removed = '';
    added = '';
  };
  raw.forEach(({ value, removed: gone, added: come }, index) => {
    const isChange = gone || come;
    // A space between two changed words is part of the change, unless the text ends with it.
    const isGap = !isChange && !value.trim() && index > 0 && index < raw.length - 1;
    if (!isChange && !isGap) {
      flush();
      parts.push({ what: 'same', text: value });
      return;
    }
    if (!come) removed += value;
    if (!gone) added += value;
  });
  flush();
  return parts;
}

/** What share of the longer text stayed, from 0 to 1. */
export function sameShare(parts: readonly Part[]): number {
  const length = (...kinds: Part['what'][]) =>
    parts.reduce((sum, { what, text }) => sum + (kinds.includes(what) ? text.length : 0), 0);
  const longer = Math.max(length('same', 'removed'), length('same', 'added'));
  return longer === 0 ? 1 : length('same') / longer;
}
