import { readFileSync } from 'node:fs';

/** Token names of components/ui/tokens.css without their `--color-` prefix. */
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

const TOKENS = new URL('../../../components/ui/tokens.css', import.meta.url);

/** The site's colours by token name, read from the one file that declares them. */
export const palette: Readonly<Record<TokenName, string>> = Object.fromEntries(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name, hex]) => [name, hex],
  ),
) as Record<TokenName, string>;
