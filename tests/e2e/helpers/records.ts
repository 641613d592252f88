import { readdirSync, readFileSync } from 'node:fs';
import { translationPlace } from '../../../content/load/translations/translationPlace.ts';

/** The texts of the files of a collection: what a page shows of them all is held against these. */
export const filesOf = (collection: string): string[] =>
  readdirSync(`content/${collection}`)
    .filter((file) => !translationPlace(`content/${collection}/${file}`))
    .map((file) => readFileSync(`content/${collection}/${file}`, 'utf8'));

/** The records of a collection that is JSON. */
export const recordsOf = <T>(collection: string): T[] =>
  filesOf(collection).map((text) => JSON.parse(text));
