import { MISSING_PICTURE } from './fallbacks.ts';

// A text of the preview carries the field that it came from, in one character of Unicode's private use,
// which no text of the site has: what is rendered says by itself where to change it, whichever component
// rendered it. `EditOverlay` takes the marks out of the page before it is painted.
const FIRST = 0xf0000;
const MARK = /[\u{F0000}-\u{10FFFF}]/u;
const ALL_MARKS = /[\u{F0000}-\u{10FFFF}]/gu;

/** In a picture's address the mark is the fragment, which no server sees. */
const FRAGMENT = '#from=';

/** Writes into texts and addresses which field they come from, and reads it there. */
export interface SourceMarks {
  text: (words: string, handle: string) => string;
  /** @param src undefined where no picture is chosen */
  picture: (src: string | undefined, handle: string) => string;
  read: (marked: string) => string | undefined;
}

/** Marks that a field keeps for good, so that React renders only what changed. */
export function createSourceMarks(): SourceMarks {
  const handles: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (handle: string) => {
    const number = numbers.get(handle) ?? handles.push(handle) - 1;
    numbers.set(handle, number);
    return number;
  };
  return {
    text: (words, handle) => words + String.fromCodePoint(FIRST + numberOf(handle)),
    picture: (src = MISSING_PICTURE, handle) => `${src}${FRAGMENT}${numberOf(handle)}`,
    read(marked) {
      const mark = MARK.exec(marked)?.[0].codePointAt(0);
      const number = mark ? mark - FIRST : marked.split(FRAGMENT)[1];
      return number === undefined ? undefined : handles[Number(number)];
    },
  };
}

/** A text as a visitor reads it. */
export const unmarked = (text: string) => text.replace(ALL_MARKS, '');

/** Whether a text carries a field. */
export const isMarked = (text: string) => MARK.test(text);
