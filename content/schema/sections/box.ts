import { action, choice, headline, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** The drawings next to feature chips. */
const CHIP_DRAWINGS = ['decoding', 'netting', 'routing', 'replicas', 'source'] as const;

/** The opening of the enterprise page: the claim, and an open box of features. */
export const box = section('box', 'Opening with illustration', {
  label: line('Small label', { max: 40 }),
  headline: headline('Headline', {}, { isTitle: true }),
  lead: paragraph('Lead', { max: 280 }),
  chips: list('Feature chips', [1, 12], {
    label: line('Words', { max: 40, isTitle: true }),
    drawing: choice('Drawing', CHIP_DRAWINGS, {
      help: 'Decoding: a sentence becoming code. Netting: many orders, one left. Routing: every market to every broker. Replicas: one result on three machines. Source: code with its tests.',
    }),
  }),
  action: action('Button'),
});
