import sharp from 'sharp';
import type { Picture } from '../../../../content/compare/picture.ts';
import type { Review } from '../review.ts';

/** Pictures light enough for a report and large enough to be enlarged, by their file: data addresses. */
export type Thumbnails = ReadonlyMap<string, string>;

const BOX = { width: 1280, height: 960 } as const;

/** Many pictures get no more than what the page shows of them at first. */
const SMALL_BOX = { width: 320, height: 240 } as const;
const MANY = 24;

/** A drawing of a few pixels can be enlarged as well: four times its size. */
const DRAWING = { density: 288 } as const;
const WEBP = { quality: 70 } as const;

/** Thumbnails beyond these would make the report heavy; the others show their facts alone. */
const MOST = 120;

/** Every picture that a review shows, small. A file that is no picture has none. */
export async function thumbnails({ content }: Review): Promise<Thumbnails> {
  const shown = [
    ...content.pictures.flatMap(({ before, after }) => [before, after]),
    ...content.records.flatMap(({ fields }) =>
      fields.flatMap(({ shown }) => (shown.as === 'pictures' ? [shown.before, shown.after] : [])),
    ),
  ];
  const files = new Set(shown.flatMap((picture?: Picture) => picture?.file ?? []));
  const box = files.size > MANY ? SMALL_BOX : BOX;
  const made = await Promise.all(
    [...files].slice(0, MOST).map(async (file) => [file, await fitted(file, box)] as const),
  );
  return new Map(made.flatMap(([file, address]) => (address ? [[file, address] as const] : [])));
}

async function fitted(
  file: string,
  box: { readonly width: number; readonly height: number },
): Promise<string | undefined> {
  try {
    const bytes = await sharp(file, file.endsWith('.svg') ? DRAWING : {})
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer();
    return dataAddress(bytes);
  } catch {
    // The check reports a picture that cannot be read.
    return undefined;
  }
}

export const dataAddress = (webp: Buffer): string =>
  `data:image/webp;base64,${webp.toString('base64')}`;
