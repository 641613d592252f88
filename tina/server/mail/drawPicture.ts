// Runs in a process of its own, because a file that crashes the decoder ends only this one, and fonts are open only for
// a second: prints a small picture for a mail, as JSON. Nothing is printed for a picture that would not be complete.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { DECODER, SECONDS } from '../../../content/load/pictures/decoded.ts';
import type { Brand } from '../../../content/schema/brand.ts';
import type { Page } from '../../../content/schema/pages.ts';

/** What is drawn: a file of a picture, or the picture of shared links to a page, in the firm's type and colours. */
export type PictureOrder =
  | { readonly file: string }
  | { readonly page: Pick<Page, 'path' | 'seo'> };

/** A small picture, in pixels, as the process prints it. */
export interface Drawn {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

/** The largest picture in a mail, in pixels and bytes. */
const SIZE = { width: 560, height: 420 };
const BYTES = 60_000;

const brand: Brand = JSON.parse(readFileSync('content/brand/brand.json', 'utf8'));
const order: PictureOrder = JSON.parse(process.argv[2] ?? '');

/** The picture of shared links as SVG. @throws if no typeface of the brand has some of its letters */
async function cardOf(page: Pick<Page, 'path' | 'seo'>): Promise<Buffer> {
  const { shareDrawing } = await import('../../../renderer/drawing/shareCard.ts');
  const { takeLost } = await import('../../../renderer/drawing/lettering.ts');
  const svg = shareDrawing({ brand }, page);
  if (takeLost()) throw new Error('Letters are missing.');
  return Buffer.from(svg);
}

const isDrawing = 'page' in order || order.file.endsWith('.svg');
const small = sharp('page' in order ? await cardOf(order.page) : order.file, DECODER)
  .timeout({ seconds: SECONDS })
  .autoOrient()
  .resize({ ...SIZE, fit: 'inside', withoutEnlargement: !isDrawing })
  .flatten({ background: brand.colours.paper });

/** What every mail program shows: PNG for drawings, JPEG for photographs and for what is too large. */
const encodings = [
  ...(isDrawing ? [small.clone().png({ palette: true, quality: 90 })] : []),
  ...[80, 60, 40, 20].map((quality) => small.clone().jpeg({ quality, mozjpeg: true })),
];

for (const encoding of encodings) {
  const { data, info } = await encoding.toBuffer({ resolveWithObject: true });
  if (data.length > BYTES) continue;
  const { format, width, height } = info;
  const drawn: Drawn = { type: `image/${format}`, width, height, base64: data.toString('base64') };
  process.stdout.write(JSON.stringify(drawn));
  break;
}
