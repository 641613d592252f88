import { inspect } from '../../../content/load/inspect.ts';
import { nameOf } from '../../../scripts/content/review/changes/state.ts';
import { slugOf } from './contentFiles.ts';

/** What an editor calls the records of a folder, by their files: the title, or the name of the file. */
export function recordNames(root: string): (file: string) => string {
  let names: Map<string, string> | undefined;
  return (file) => {
    names ??= new Map(inspect(root).readings.map((reading) => [reading.file, nameOf(reading)]));
    return names.get(file) ?? slugOf(file);
  };
}
