import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../content/schema/brand.ts';
import { colourTokens } from '../../content/schema/colours.ts';
import { typefaceTokens } from '../../content/schema/typefaces.ts';

/** The path of the brand's record. */
export const BRAND = 'content/brand/brand.json';

/**
 * The brand's typefaces and colours as CSS declarations: `--color-ink: #0e1726;`.
 * @param root of the site
 * @returns empty if the record cannot be read: the content check reports that, with the fix
 */
export function brandTokens(root: string): string {
  try {
    const { typefaces, colours }: Brand = JSON.parse(readFileSync(join(root, BRAND), 'utf8'));
    return [...typefaceTokens(typefaces ?? {}), ...colourTokens(colours)]
      .map(([token, value]) => `${token}: ${value};`)
      .join(' ');
  } catch {
    return '';
  }
}
