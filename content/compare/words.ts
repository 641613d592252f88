import { diffSentences, diffWordsWithSpace } from 'diff';

/** A stretch of a text that stayed, went or came. */
export interface Part {
  readonly what: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * What changed between two texts, word by word. All parts but the added ones make the earlier text,
 * all but the removed ones the later. Between two changes no lone space stays.
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

/** From this share of equal words on, a stretch is the same one with some words changed. */
const ALIKE = 0.3;

/** Between sentences more has to stay: single words that two paragraphs share by chance tell nothing. */
const ALIKE_SENTENCES = 0.5;

/**
 * What changed between two texts. Sentences that were rewritten are marked whole, because
 * word by word they cannot be read; elsewhere the words are marked.
 * @returns undefined where two texts have nothing in common that would help to read them together
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

/** What is shown before a part: a space, if two changes in a row would read as one word. */
export function gapBefore(parts: readonly Part[], place: number): '' | ' ' {
  const [last, part] = [parts[place - 1], parts[place]];
  if (!last || !part || last.what === 'same' || part.what === 'same') return '';
  return /\S$/.test(last.text) && /^\S/.test(part.text) ? ' ' : '';
}

/** What share of the longer text stayed, from 0 to 1. */
function sameShare(parts: readonly Part[]): number {
  const length = (...kinds: Part['what'][]) =>
    parts.reduce((sum, { what, text }) => sum + (kinds.includes(what) ? text.length : 0), 0);
  const longer = Math.max(length('same', 'removed'), length('same', 'added'));
  return longer === 0 ? 1 : length('same') / longer;
}
