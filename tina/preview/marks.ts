import { MISSING_PICTURE } from './standIns.ts';

// A text of the preview carries the field that it came from, in characters that nobody sees: what is
// drawn says by itself where to change it, whichever component drew it. `Handles` takes the marks out
// of the page before it is painted.

/** Variation selectors, which no text of the site has a use for, as the digits of a number. */
const ZERO = 0xe0100;
const BASE = 240;
const DIGITS = 2;
const MARK = /[\u{E0100}-\u{E01EF}]{2}/u;
const ALL_MARKS = /[\u{E0100}-\u{E01EF}]+/gu;

/** In a picture's address the mark is the fragment, which no server sees. */
const FRAGMENT = '#from=';

/** Writes into texts and addresses which field they come from, and reads it there. */
export interface Marks {
  text: (words: string, handle: string) => string;
  /** @param src undefined where no picture is chosen */
  picture: (src: string | undefined, handle: string) => string;
  read: (marked: string) => string | undefined;
}

/** Marks that a field keeps for good, so that React draws anew only what changed. */
export function createMarks(): Marks {
  const handles: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (handle: string) => {
    const number = numbers.get(handle) ?? handles.push(handle) - 1;
    numbers.set(handle, number);
    return number;
  };
  return {
    text: (words, handle) => words + digitsFor(numberOf(handle)),
    picture: (src = MISSING_PICTURE, handle) => `${src}${FRAGMENT}${numberOf(handle)}`,
    read(marked) {
      const digits = MARK.exec(marked)?.[0];
      if (digits) return handles[numberIn(digits)];
      const [, number] = marked.split(FRAGMENT);
      return number === undefined ? undefined : handles[Number(number)];
    },
  };
}

/** A text as a visitor reads it. */
export const unmarked = (text: string) => text.replace(ALL_MARKS, '');

/** Whether a text carries a field. */
export const isMarked = (text: string) => MARK.test(text);

const digitsFor = (value: number) =>
  Array.from({ length: DIGITS }, (_, i) =>
    String.fromCodePoint(ZERO + (Math.floor(value / BASE ** i) % BASE)),
  ).join('');

const numberIn = (digits: string) =>
  [...digits].reduce(
    (sum, digit, i) => sum + ((digit.codePointAt(0) ?? ZERO) - ZERO) * BASE ** i,
    0,
  );
