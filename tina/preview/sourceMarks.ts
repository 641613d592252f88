import { MISSING_PICTURE } from './fallbacks.ts';

// Each text of the preview ends with one character of Unicode's private use area that identifies its field,
// so that its source is known whichever component rendered it. No text of the site has such characters.
// `EditOverlay` removes the marks before the page is painted.
const FIRST = 0xf0000;
/** There are no more of these characters. A field without one cannot be clicked. */
const MOST = 0x20000;
const MARK = /[\u{F0000}-\u{10FFFF}]/u;
const ALL_MARKS = /[\u{F0000}-\u{10FFFF}]/gu;

/** In a picture's address the mark is the fragment, which is not sent to servers. */
const FRAGMENT = '#from=';

export type SourceMarks = ReturnType<typeof createSourceMarks>;

/**
 * Adds marks for fields to texts and addresses, and reads them. A field keeps its mark, so that React renders only what
 * changed.
 */
export function createSourceMarks() {
  const handles: string[] = [];
  const numbers = new Map<string, number>();
  const labels = new Map<string, string>();
  const numberOf = (handle: string, label: string) => {
    const known = numbers.get(handle);
    if (known !== undefined) return known;
    const number = handles.push(handle) - 1;
    numbers.set(handle, number);
    labels.set(handle, label);
    return number;
  };
  return {
    text(words: string, handle: string, label: string) {
      const number = numberOf(handle, label);
      return number < MOST ? words + String.fromCodePoint(FIRST + number) : words;
    },
    /** @param src undefined where no picture is chosen */
    picture: (src: string = MISSING_PICTURE, handle: string, label: string) =>
      `${src}${FRAGMENT}${numberOf(handle, label)}`,
    /** What a field is called in its form. */
    labelOf: (handle: string): string => labels.get(handle) ?? '',
    read(marked: string): string | undefined {
      // A text that others were put into ends with its own mark, and dates after “Cancelled” with theirs.
      const mark = marked.match(ALL_MARKS)?.at(-1)?.codePointAt(0);
      const number = mark ? mark - FIRST : marked.split(FRAGMENT)[1];
      return number === undefined ? undefined : handles[Number(number)];
    },
  };
}

/** A text without marks. */
export const unmarked = (text: string) => text.replace(ALL_MARKS, '');

/** Whether a text has a mark. */
export const isMarked = (text: string) => MARK.test(text);
