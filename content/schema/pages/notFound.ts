import { z } from 'zod';
import { action, group, headline, line, list, paragraph, seo } from '../fields.ts';

/** The route of the page that an unknown address gets. */
export const NOT_FOUND = '/404';

/** The copy of the page that answers an unknown address. */
export const notFound = z.strictObject({
  seo: seo(),
  label: line('Small label', { max: 40 }),
  headline: headline(),
  text: paragraph('Text', { min: 40, max: 240 }),
  links: list('Ways on', [2, 5], action('Link')),
  figure: group('Figure', { caption: line('Caption', { max: 120 }) }),
});
export type NotFound = z.infer<typeof notFound>;
