import { z } from 'zod';
import { between } from './between.ts';
import { field } from './cms.ts';
import { MOMENT, momentOf } from './moment.ts';

/** When visitors see a record. Without any of it they always do. */
export interface Publication {
  draft?: unknown;
  publishAt?: unknown;
  expiresAt?: unknown;
}

const moment = (label: string, help: string) =>
  field(z.string().regex(MOMENT, { error: 'is not a day or a day with its time' }), {
    label,
    help: `${help} Mumbai time, as 2026-12-01T09:30; a day alone begins at midnight.`,
    widget: 'moment',
  });

const fields = {
  draft: field(z.boolean(), {
    label: 'Draft',
    help: 'Visitors do not see it; the preview beside this form does.',
  }).optional(),
  publishAt: moment('Publish at', 'Visitors see it from this moment on.').optional(),
  expiresAt: moment('Expires at', 'Visitors no longer see it from this moment on.').optional(),
};

const endsAfterItBegins = between<Publication>(
  'expiresAt',
  ({ publishAt, expiresAt }) =>
    ![publishAt, expiresAt].every((one) => typeof one === 'string' && MOMENT.test(one)) ||
    momentOf(`${publishAt}`) < momentOf(`${expiresAt}`),
  {
    rule: 'is not after the moment of publishing',
    mend: 'Swap the two, or clear one of them.',
  },
);

/** The schema of a record that can wait for its day and go when it is over. */
export const publishable = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject({ ...shape, ...fields }).check(endsAfterItBegins);
