import { readdirSync, readFileSync } from 'node:fs';
import { translationOf } from '../../../content/load/translations/translationFiles.ts';

/** The texts of a collection's files, to compare with what a page shows. */
export const filesOf = (collection: string): string[] =>
  readdirSync(`content/${collection}`)
    .filter((file) => !translationOf(`content/${collection}/${file}`))
    .map((file) => readFileSync(`content/${collection}/${file}`, 'utf8'));

/** The records of a JSON collection. */
export const recordsOf = <T>(collection: string): T[] =>
  filesOf(collection).map((text) => JSON.parse(text));
