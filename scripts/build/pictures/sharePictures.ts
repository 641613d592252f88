import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type PngOptions } from 'sharp';
import type { Content } from '../../../content/schema/collections.ts';
import { isPathIn } from '../../../content/schema/languages.ts';
import { takeLost } from '../../../renderer/drawing/lettering.ts';
import { shareDrawing } from '../../../renderer/drawing/shareCard.ts';
import { sharePath } from '../../../renderer/head/sharePicture.ts';
import { SHARE_FOLDER } from '../../../renderer/headers/siteRules.ts';
import { keep } from './encode.ts';

const CACHE = '.cache/share';
const ENCODING: PngOptions = { palette: true, quality: 90, effort: 8 };

/** Matches the addresses that `sharePath` returns. */
const ADDRESS = new RegExp(`${SHARE_FOLDER}/[\\w-]+\\.png`, 'g');

/** The content of a language, and the first word of its addresses. */
interface LanguageContent {
  content: Content;
  prefix: string;
}

/**
 * Renders the picture of each page into the site, once for each state of its texts.
 * @param root folder of the built site
 * @param contents the content in each language
 * @returns a function that replaces the pictures' addresses in a page
 */
export async function finishSharePictures(root: string, contents: readonly LanguageContent[]) {
  mkdirSync(CACHE, { recursive: true });
  const addresses = new Map<string, string>();
  for (const { content, prefix } of contents)
    for (const page of content.pages) {
      if (!isPathIn(prefix, page.path)) continue;
      const svg = shareDrawing(content, page);
      const lost = takeLost();
      if (lost)
        console.warn(
          `${page.file}: no typeface of the brand has ${lost}, and the picture of shared links to ${page.path} leaves that out.`,
        );
      const key = createHash('sha256').update(svg).update(JSON.stringify(ENCODING)).digest('hex');
      const cached = join(CACHE, `${key}.png`);
      await keep(cached, (to) => sharp(Buffer.from(svg)).png(ENCODING).toFile(to));
      const address = sharePath(page).replace('.png', () => `-${key.slice(0, 8)}.png`);
      mkdirSync(join(root, address, '..'), { recursive: true });
      copyFileSync(cached, join(root, address));
      addresses.set(sharePath(page), address);
    }
  return (html: string) => html.replace(ADDRESS, (address) => addresses.get(address) ?? address);
}
