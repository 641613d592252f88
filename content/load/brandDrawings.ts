import { readFileSync } from 'node:fs';
import type { Diagnostic } from './diagnostic.ts';
import type { ListedFile } from './files.ts';
import { oddFile } from './oddFiles.ts';
import { remember } from './rules/remember.ts';
import { inlineFaults } from './svg/inlineFaults.ts';
import { svgFaults } from './svg/svgFaults.ts';

/** Three of them stand in each page. */
const MOST_BYTES = 4 * 1024;

/** Whether a file is a drawing of the brand, which stands beside its record: the mark, or mark and name in one. */
export const isBrandDrawing = (file: string): boolean =>
  /^content\/brand\/(?:mark|wordmark)\.svg$/.test(file);

const faultsOf = remember((path) => {
  const text = readFileSync(path, 'utf8');
  const faults = svgFaults(text);
  return faults.length > 0 ? faults : inlineFaults(text);
});

/** What is wrong with a drawing of the brand. */
export function brandDrawingFaults(root: string, entry: ListedFile): Diagnostic[] {
  const odd = oddFile(root, entry, MOST_BYTES);
  if (odd) return [odd];
  return faultsOf(root, entry).map(({ rule, fix, offset, length }) => ({
    severity: 'error',
    file: entry.file,
    place: { offset, length },
    rule,
    fix,
  }));
}
