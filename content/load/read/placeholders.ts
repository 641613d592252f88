import { type Collection, collections } from '../../schema/collections.ts';
import { withinText } from '../text/mentions.ts';
import type { Reading } from './record.ts';
import { fieldsIn } from './schemaWalk.ts';

// Names reserved for examples and tests (RFC 2606 and RFC 6761), which lead nowhere.
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const ADDRESS = /https?:\/\/[^\s)>"'”]+|(?:mailto:)?[\w.+-]+@[\w.-]+\w/g;

const hostOf = (address: string) => /(?:\/\/|@)([^/?#:@]+)/.exec(address)?.[1] ?? '';

/** The web and email addresses in a text that no visitor can reach, each with its position. */
export const placeholders = (text: string) =>
  [...text.matchAll(ADDRESS)]
    .map(({ 0: address, index }) => ({ address, isMail: !address.includes('//'), offset: index }))
    .filter(({ address }) => RESERVED.test(hostOf(address)));

/** The placeholders in a record, each with its location and the label of its field. */
export function placeholdersIn({ collection, data }: Reading) {
  const { schema, format }: Collection = collections[collection];
  return fieldsIn(schema, data).flatMap(({ value, meta: { label, widget }, path }) => {
    if (typeof value !== 'string') return [];
    // Offsets in a value of front matter do not count its quotes.
    const isCounted = format === 'json' || widget === 'markdown';
    return placeholders(value).map((placeholder) => {
      const { offset, address } = placeholder;
      const within = isCounted
        ? withinText(format, value, { offset, length: address.length })
        : undefined;
      return { ...placeholder, label, at: { path, part: 'value' as const, within } };
    });
  });
}
