import { westernDigits } from './westernDigits.ts';

const HAN_DIGITS = '〇一二三四五六七八九';

/** A text with the decimal digits of every script, and the Chinese ones, replaced by 0 to 9. */
const asciiDigits = (text: string): string =>
  westernDigits(text).replace(/[〇一二三四五六七八九]/g, (digit) =>
    String(HAN_DIGITS.indexOf(digit)),
  );

/** Shorter numbers are days, or years of a reign. */
const YEAR_DIGITS = 3;

const yearIn = (locale: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC', ...options });

const CALENDARS = Intl.supportedValuesOf('calendar').map((name) =>
  yearIn(`en-u-ca-${name}-nu-latn`),
);
const REIGN = yearIn('ja-u-ca-japanese-nu-latn', { era: 'long' });

const partOf = (format: Intl.DateTimeFormat, day: Date, wanted: RegExp) =>
  format.formatToParts(day).find(({ type }) => wanted.test(type))?.value ?? '';

/**
 * Whether a text names the year of a day, in the digits of any script and in any calendar: 2025, २०२५, 二〇二五年,
 * พ.ศ. 2568, 令和7年.
 * @param day as 2025-02-14
 */
export function namesYear(text: string, day: string): boolean {
  const date = new Date(day);
  const written = asciiDigits(text.normalize('NFKC')).replace(/\s/g, '');
  const numbers = new Set(asciiDigits(text.normalize('NFKC')).match(/\d+/g));
  const years = CALENDARS.map((format) => partOf(format, date, /^(?:year|relatedYear)$/));
  const reign = partOf(REIGN, date, /era/) + partOf(REIGN, date, /year/);
  return (
    years.some((year) => year.length >= YEAR_DIGITS && numbers.has(year)) ||
    // The first year of a reign is written 元, the year of origin.
    [reign, reign.replace(/(?<=\D)1$/, '元')].some((one) => written.includes(one))
  );
}
