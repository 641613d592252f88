import { collections } from '../../schema/collections.ts';
import { titleOf } from '../../schema/fields.ts';
import { TYPE } from '../../schema/section.ts';
import { type Warning, warningAt } from '../read/diagnostic.ts';
import { repeats } from '../read/repeats.ts';
import { fieldAt, isFields, itemOf, variantsOf } from '../read/schemaWalk.ts';
import type { Rule } from './whole.ts';

/** The text of a heading, of one part or two. */
const wordsOf = (heading: unknown): string =>
  isFields(heading)
    ? [heading.roman, heading.italic].filter(Boolean).join(' ')
    : String(heading ?? '');

const typeOf = (section: unknown) => (isFields(section) ? String(section[TYPE]) : '');

/** A copied section needs its own heading: with a screen reader, people distinguish sections by their headings. */
export const sameHeadings: Rule<Warning> = ({ readings }) =>
  readings.flatMap(({ file, collection, entry, data }) => {
    // An invalid record is already reported.
    if (collection !== 'pages' || !entry || !Array.isArray(data?.sections)) return [];
    const { schema } = collections.pages;
    const named = data.sections.map((section, index) => {
      const variant = variantsOf(itemOf(schema.shape.sections)).get(typeOf(section));
      const key = variant && titleOf(variant);
      if (!isFields(section) || section.hidden === true || !key) return { path: [] };
      const name = `${typeOf(section)} ${wordsOf(section[key]).toLowerCase()}`;
      return { path: ['sections', index, key], name };
    });
    return repeats(named, ({ name }) => name).map(({ item: { path } }) => {
      const label = fieldAt(schema, path, data)?.meta?.label ?? String(path.at(-1));
      return warningAt(file, path, {
        rule: `“${label}” says the same as that of another section of this page.`,
        fix: 'Give it words of its own: by them people tell the sections apart that they hear.',
      });
    });
  });
