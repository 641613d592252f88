import { diffSentences, diffWordsWithSpace } from 'diff';

/** A stretch of a text that is unchanged, removed or added. */
export interface Part {
  readonly what: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Compares two texts word by word. Unchanged and removed parts make up the earlier text, unchanged and added parts
 * the later one. A space alone between two changes becomes part of them.
 */
function words(before: string, after: string): Part[] {
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

/** A stretch with at least this share of equal words is the same one with some words changed. */
const ALIKE = 0.3;

/** Between sentences the share is higher: two paragraphs may share single words by chance. */
const ALIKE_SENTENCES = 0.5;

/**
 * Compares two texts. Rewritten sentences are marked as a whole, because a comparison word by word would be
 * unreadable; elsewhere, single words are marked.
 * @returns undefined if the texts have too little in common to be displayed as one
 */
export function textChanges(before: string, after: string): Part[] | undefined {
  const sentences = diffSentences(before, after);
  const least = sentences.some(({ count }) => count > 1) ? ALIKE_SENTENCES : ALIKE;
  const parts: Part[] = [];
  for (let i = 0; i < sentences.length; i++) {
    const { value, added, removed } = sentences[i] as (typeof sentences)[number];
    const next = sentences[i + 1];
    if (removed && next?.added) {
      const marked = words(value, next.value);
      if (sameShare(marked) >= least) parts.push(...marked);
      else parts.push({ what: 'removed', text: value }, { what: 'added', text: next.value });
      i += 1;
    } else {
      parts.push({ what: added ? 'added' : removed ? 'removed' : 'same', text: value });
    }
  }
  return parts.some(({ what }) => what === 'same') ? parts : undefined;
}

/** The space before a part, if two adjacent changes would otherwise read as one word. */
export function gapBefore(parts: readonly Part[], place: number): '' | ' ' {
  const [last, part] = [parts[place - 1], parts[place]];
  if (!last || !part || last.what === 'same' || part.what === 'same') return '';
  return /\S$/.test(last.text) && /^\S/.test(part.text) ? ' ' : '';
}

/** The share of the longer text that is unchanged, from 0 to 1. */
function sameShare(parts: readonly Part[]): number {
  const length = (...kinds: Part['what'][]) =>
    parts.reduce((sum, { what, text }) => sum + (kinds.includes(what) ? text.length : 0), 0);
  const longer = Math.max(length('same', 'removed'), length('same', 'added'));
  return longer === 0 ? 1 : length('same') / longer;
}
