import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Fault } from '../read/document.ts';
import { remember } from '../rules/remember.ts';
import { inlineFaults } from '../svg/inlineFaults.ts';
import { svgFaults } from '../svg/svgFaults.ts';
import type { ListedFile } from './files.ts';
import { oddFile } from './oddFiles.ts';

// What lies beside the brand's record: its mark, or mark and name in one, and typefaces that no package has.

interface Kind {
  readonly file: RegExp;
  /** How many bytes it may have. */
  readonly most: number;
  faults(path: string): readonly Fault[];
}

const KB = 1024;

const KINDS: readonly Kind[] = [
  {
    file: /^content\/brand\/(?:mark|wordmark)\.svg$/,
    // Three of them stand in each page.
    most: 4 * KB,
    faults(path) {
      const text = readFileSync(path, 'utf8');
      const faults = svgFaults(text);
      return faults.length > 0 ? faults : inlineFaults(text);
    },
  },
  {
    file: /^content\/brand\/[\w-]+\.woff2$/,
    most: 1024 * KB,
    faults: (path) =>
      readFileSync(path).toString('latin1', 0, 4) === 'wOF2'
        ? []
        : [
            {
              rule: 'The file is not a font, whatever its name says.',
              fix: 'Save it as WOFF2.',
              offset: 0,
              length: 1,
            },
          ],
  },
];

const kindOf = (file: string) => KINDS.find((kind) => kind.file.test(file));

/** Whether a file is none of the records, and belongs to the brand's. */
export const isBrandFile = (file: string): boolean => kindOf(file) !== undefined;

const faultsOf = remember((path, file) => kindOf(file)?.faults(path) ?? []);

/** What is wrong with a file beside the brand's record. */
export function brandFileFaults(root: string, entry: ListedFile): Diagnostic[] {
  const odd = oddFile(root, entry, kindOf(entry.file)?.most ?? 0);
  if (odd) return [odd];
  return faultsOf(root, entry).map(({ rule, fix, offset, length }) => ({
    severity: 'error',
    file: entry.file,
    place: { offset, length },
    rule,
    fix,
  }));
}
