/** A Markdown table; the first column reads left, the numbers right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** In KB of 1,000 bytes. */
export const kilobytes = (bytes: number): string =>
  bytes === 0 ? '0' : (bytes / 1_000).toFixed(1);

/** Milliseconds as seconds. */
export const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(2);

/** Whole milliseconds; what never came is lost. */
export const milliseconds = (value: number): string =>
  Number.isFinite(value) ? Math.round(value).toString() : 'lost';

/** The smallest shift that four decimals can tell. */
const SMALLEST_SHIFT = 0.0001;

/** A layout shift; 0 is said only of none at all. */
export const shift = (value: number): string => {
  if (value === 0) return '0';
  return value < SMALLEST_SHIFT ? `< ${SMALLEST_SHIFT}` : value.toFixed(4);
};

/** A cell of the table, bold where its value is not within the most that it should be. */
export const atMost = (
  limit: number,
  value: number,
  format: (value: number) => string = String,
): string => (value <= limit ? format(value) : `**${format(value)}**`);
