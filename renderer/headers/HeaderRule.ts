/** Response headers of a path. */
export interface HeaderRule {
  /** A path; a `*` at its end stands for the rest. */
  path: string;
  headers: Readonly<Record<string, string>>;
}
