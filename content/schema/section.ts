import { z } from 'zod';
import { field } from './cms.ts';
import { line } from './fields.ts';

/** The field with the type of a section; Tina stores the type of a block under this name. */
export const TYPE = '_template';

/** Its label in the editor. */
export const TYPE_LABEL = 'Kind';

const anchor = () =>
  line('Anchor', {
    max: 40,
    help: 'The word after # in a link to this section. Empty: made from its kind.',
    same: true,
  }).regex(/^[a-z][a-z0-9-]*$/, { error: 'is not made of small letters, digits and hyphens' });

const ends = {
  anchor: anchor().optional(),
  hidden: field(z.boolean(), {
    label: 'Hidden',
    help: 'Visitors do not see the section; the preview next to this form shows it.',
  }).optional(),
};

/**
 * Declares a type of section, which editors can add to any page. A file of `sections/` exports it, and
 * `components/sections/sectionViews.ts` names its view and the function that adds its records.
 * @param type its name in records, in camel case
 * @param label its name in the words of a marketing person
 * @param check a rule between its fields
 */
export const section = <const T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  label: string,
  shape: S,
  ...checks: readonly z.core.$ZodCheck<never>[]
) => {
  const schema = z.strictObject({
    [TYPE]: field(z.literal(type), { label: TYPE_LABEL, widget: 'hidden' }),
    ...shape,
    ...ends,
  });
  return field(checks.length > 0 ? schema.check(...(checks as [])) : schema, { label });
};
