/** What every part of the benchmark is told. */
export interface Order {
  /** How often each figure is measured; its median is told. */
  runs: number;
}

/** A part of the benchmark: one section of its report, measured and written by itself. */
export interface Part {
  /** What `--only` calls it. */
  name: string;
  title: string;
  /** How many runs where nobody says another number. */
  runs: number;
  /**
   * Measures.
   * @returns the section in Markdown, without its heading
   */
  measure: (order: Order) => Promise<string>;
}
