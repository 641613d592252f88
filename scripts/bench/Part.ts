/** What the command line asks of every part. */
interface Order {
  /** How often each value is measured. */
  runs: number;
  /** Folders of built sites; measured in turns, so that what the machine does meanwhile meets all of them. */
  sites: readonly string[];
  routes: readonly string[];
  /** Lighthouse only: load slowly, instead of loading fast and computing what a slow load would take. */
  applied: boolean;
}

/** What one measurement found, by column; a value that never came is infinite. */
export type Values = Readonly<Record<string, number>>;

/** A part of the benchmark: one table, measured by itself. */
export interface Part {
  /** What the command line calls it. */
  name: string;
  /** What is measured, and under which conditions. */
  about: string;
  /** How many runs where nobody says another number. */
  runs: number;
  /** Measures, and records each measurement under the row that it belongs to. */
  measure(order: Order, record: (row: string, values: Values) => void): Promise<void>;
  /** Cells that say more than the median of their column. */
  cells?: Readonly<Record<string, (values: readonly number[]) => string>>;
}
