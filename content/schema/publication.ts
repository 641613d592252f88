import { z } from 'zod';
import { between, type Given } from './between.ts';
import { field } from './cms.ts';
import { DATETIME, timeOf } from './datetime.ts';
import { line, list } from './fields.ts';
import { CLOCK } from './locale.ts';

const time = (label: string, help: string) =>
  field(z.string().regex(DATETIME, { error: 'is not a day or a day with its time' }), {
    label,
    help: `${help} ${CLOCK}; a day alone begins at midnight.`,
    widget: 'datetime',
  });

/** When a record is visible; always, if no field is set. */
const fields = {
  draft: field(z.boolean(), {
    label: 'Draft',
    help: 'Visitors do not see it; the preview next to this form shows it.',
  }).optional(),
  publishAt: time('Publish on', 'Visitors see it from this time on.').optional(),
  expiresAt: time('Unpublish on', 'Visitors no longer see it from this time on.').optional(),
  setAside: list('Warnings set aside', [1, 20], {
    warning: line('Warning', {
      max: 200,
      isTitle: true,
      help: 'The first words of a warning of the check that is true and stays.',
    }).min(10),
  }).optional(),
};

const endsAfterItBegins = between<Given<'publishAt' | 'expiresAt'>>(
  'expiresAt',
  ({ publishAt, expiresAt }) =>
    ![publishAt, expiresAt].every((one) => typeof one === 'string' && DATETIME.test(one)) ||
    timeOf(`${publishAt}`) < timeOf(`${expiresAt}`),
  {
    rule: 'is not after the time of publishing',
    fix: 'Swap the two, or clear one of them.',
  },
);

/** The schema of a record that can be scheduled and can expire. */
export const publishable = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject({ ...shape, ...fields }).check(endsAfterItBegins);
