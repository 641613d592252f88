import { nameOf } from '../../content/compare/state.ts';
import { inspect } from '../../content/load/inspect.ts';
import { readRecord } from '../../content/load/read/record.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import { slugOf } from './contentFiles.ts';

/** What an editor calls the records of a folder, by their files: the title, or the name of the file. */
export function recordNames(root: string): (file: string) => string {
  let names: Map<string, string> | undefined;
  return (file) => {
    names ??= new Map(inspect(root).readings.map((reading) => [reading.file, nameOf(reading)]));
    return names.get(file) ?? slugOf(file);
  };
}

/** What an editor calls a record by its text. */
export function recordName(file: string, text: string): string {
  const { placed } = placeFile(file);
  return placed ? nameOf(readRecord(file, placed.slug, placed.collection, text)) : slugOf(file);
}
