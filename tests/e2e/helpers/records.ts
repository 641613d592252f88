import { readdirSync, readFileSync } from 'node:fs';
import { translationPlace } from '../../../content/load/translations/translationPlace.ts';

/** The texts of a collection's files, to compare with what a page shows. */
export const filesOf = (collection: string): string[] =>
  readdirSync(`content/${collection}`)
    .filter((file) => !translationPlace(`content/${collection}/${file}`))
    .map((file) => readFileSync(`content/${collection}/${file}`, 'utf8'));

/** The records of a JSON collection. */
export const recordsOf = <T>(collection: string): T[] =>
  filesOf(collection).map((text) => JSON.parse(text));
