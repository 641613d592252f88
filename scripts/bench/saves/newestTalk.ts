import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The talk that stands first on its page, to be changed as a person changes it.
 * @param folder top of a copy of the site, never of the site itself
 * @returns saves it under another title
 */
export function newestTalk(folder: string): (title: string) => void {
  const talks = globSync('content/talks/*.json', { cwd: folder }).map((name) => {
    const file = join(folder, name);
    return { file, record: JSON.parse(readFileSync(file, 'utf8')) };
  });
  const newest = talks.toSorted((a, b) => b.record.id - a.record.id)[0];
  if (!newest) throw new Error(`There is no talk in ${folder} to be changed.`);
  return (title) =>
    writeFileSync(newest.file, `${JSON.stringify({ ...newest.record, title }, null, 2)}\n`);
}
