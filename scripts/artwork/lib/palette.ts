import brand from '../../../content/brand/brand.json' with { type: 'json' };

/** The pictures' names for the brand's colours. */
export type TokenName =
  | 'paper'
  | 'paper-2'
  | 'paper-rule'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'vermilion'
  | 'vermilion-ink'
  | 'teal'
  | 'teal-ink'
  | 'teal-wash'
  | 'stone'
  | 'stone-panel'
  | 'stone-rule'
  | 'stone-rule-2'
  | 'chalk'
  | 'chalk-2'
  | 'chalk-3'
  | 'teal-lit'
  | 'vermilion-lit'
  | 'up'
  | 'down';

const {
  accent: vermilion,
  accentInk,
  accentLit,
  graph: teal,
  graphInk,
  graphWash,
  graphLit,
  paper2,
  paperRule,
  ink2,
  ink3,
  stonePanel,
  stoneRule,
  stoneRule2,
  chalk2,
  chalk3,
  ...same
} = brand.colours;

/** The site's colours as they are when pictures are drawn. */
export const palette: Readonly<Record<TokenName, string>> = {
  ...same,
  vermilion,
  teal,
  'paper-2': paper2,
  'paper-rule': paperRule,
  'ink-2': ink2,
  'ink-3': ink3,
  'vermilion-ink': accentInk,
  'vermilion-lit': accentLit,
  'teal-ink': graphInk,
  'teal-wash': graphWash,
  'teal-lit': graphLit,
  'stone-panel': stonePanel,
  'stone-rule': stoneRule,
  'stone-rule-2': stoneRule2,
  'chalk-2': chalk2,
  'chalk-3': chalk3,
};
