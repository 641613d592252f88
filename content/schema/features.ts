import type { z } from 'zod';
import { alt, choice, image, line, paragraph, whole } from './fields.ts';
import { publishable } from './publication.ts';

/** The width of a card in the grid of twelve columns. */
export const FEATURE_SPANS = ['wide', 'narrow'] as const;

/** Specification 3, Feature card; `className` is its width in the grid. */
export const feature = publishable({
  id: whole('Place in the grid', { min: 1, max: 99 }),
  label: line('Path label', { max: 30, help: 'Such as /desk/marketplace.' }),
  title: line('Title', { best: 60, max: 100, isTitle: true }),
  content: paragraph('Text', { max: 200, help: 'Shown on the card.' }),
  detail: paragraph('More, when opened', { max: 600 }),
  className: choice('Width', FEATURE_SPANS),
  thumbnail: image('Picture', 'features', {
    fit: { ratio: '3:2', width: 1200 },
    help: 'On the dark ground.',
  }),
  alt: alt(),
});
export type Feature = z.infer<typeof feature>;
