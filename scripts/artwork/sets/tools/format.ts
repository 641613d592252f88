/** A number with a true minus sign and grouped thousands. */
export const number = (value: number, digits = 0): string => {
  const size = Math.abs(value).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
};

export const percent = (share: number, digits = 1): string => `${number(100 * share, digits)}%`;

/** With a plus sign before a gain. */
export const signed = (value: number, digits = 0): string =>
  `${value > 0 && number(value, digits) !== number(0, digits) ? '+' : ''}${number(value, digits)}`;

export const signedPercent = (share: number, digits = 1): string =>
  `${signed(100 * share, digits)}%`;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const month = (index: number): string => MONTHS[index] ?? '';

/** `14 Jun 2023`, or without the year. */
export const day = (date: Date, year = true): string =>
  `${date.getUTCDate()} ${month(date.getUTCMonth())}${year ? ` ${date.getUTCFullYear()}` : ''}`;

export const monthYear = (date: Date): string =>
  `${month(date.getUTCMonth())} ${date.getUTCFullYear()}`;
