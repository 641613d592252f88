import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../read/diagnostic.ts';
import { type Reading, readRecord } from '../read/record.ts';
import { remember } from '../rules/remember.ts';
import { readTranslation, type Translation } from '../translations/readTranslation.ts';
import { translationPlace } from '../translations/translationPlace.ts';
import { type Placed, placeFile } from './placement.ts';

/** The last reading of each path, whatever project it lies in: worktrees of one site are much alike. */
const lastRead = new Map<string, { readonly text: string; readonly reading: Reading }>();

/** What a record’s file says, read again only when it has changed. */
export const readingOf = remember((path, file): Reading => {
  const { slug, collection } = placeFile(file).placed as Placed;
  try {
    const text = readFileSync(path, 'utf8');
    const last = lastRead.get(file);
    if (last?.text === text) return last.reading;
    const reading = readRecord(file, slug, collection, text);
    lastRead.set(file, { text, reading });
    return reading;
  } catch (error) {
    const diagnostics = [unreadable(file, error as Error)];
    return { file, slug, collection, mentions: [], diagnostics };
  }
});

/** The same of a file with its words in another language; undefined for what is none. */
export const translationOf = remember((path, file): Translation | undefined => {
  if (!translationPlace(file)) return undefined;
  try {
    return readTranslation(file, readFileSync(path, 'utf8'));
  } catch (error) {
    const empty = readTranslation(file, '');
    return empty && { ...empty, diagnostics: [unreadable(file, error as Error)] };
  }
});

const unreadable = (file: string, { message }: Error): Diagnostic => ({
  severity: 'error',
  file,
  rule: `The file cannot be read: ${message.split(',')[0]}.`,
  fix: 'Give the file back its read permission, or restore it.',
});
