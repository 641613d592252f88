/** What the command line asks of every part. */
interface Order {
  /** How often each value is measured. */
  runs: number;
  /** Folders of built sites; measured in turns, so that what the machine does meanwhile meets all of them. */
  sites: readonly string[];
  routes: readonly string[];
  /** Lighthouse only: load slowly, instead of loading fast and computing what a slow load would take. */
  applied: boolean;
  /** What of a part is measured, where it has several: all unless some are named. */
  steps: readonly string[];
}

/** What one measurement found, by column; a value that never came is infinite. */
export type Values = Readonly<Record<string, number>>;

/** A part of the benchmark: one table, measured by itself. */
export interface Part {
  /** What the command line calls it. */
  name: string;
  /** What is measured, and under which conditions. */
  about: string;
  /** The default number of runs. */
  runs: number;
  /** Measures, and records each measurement under the row that it belongs to. */
  measure(order: Order, record: (row: string, values: Values) => void): Promise<void>;
  /** Cells that say more than the median of their column. */
  cells?: Readonly<Record<string, (values: readonly number[]) => string>>;
}

/** The median; infinite where most of the values are. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? low;
  return low === high ? low : (low + high) / 2;
}

/** A number with the digits that a reader compares. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
}

/** Median, and the largest value behind it. */
export const medianAndMost = (values: readonly number[]): string =>
  `${short(median(values))} (${short(Math.max(...values))})`;

/** A Markdown table of all rows; a cell is the median of its column's values unless `cells` says otherwise. */
export function table(
  rows: ReadonlyMap<string, readonly Values[]>,
  cells: Part['cells'] = {},
): string {
  const columns = [...new Set([...rows.values()].flat().flatMap((values) => Object.keys(values)))];
  const lines = [...rows].map(([row, measured]) => [
    row,
    ...columns.map((column) => {
      const values = measured.flatMap((one) => one[column] ?? []);
      return values.length === 0 ? '' : (cells[column]?.(values) ?? short(median(values)));
    }),
  ]);
  return [['', ...columns], ['---', ...columns.map(() => '--:')], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
