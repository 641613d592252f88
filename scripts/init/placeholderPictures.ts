import brand from '../../content/brand/brand.json' with { type: 'json' };
import type { Reading } from '../../content/load/read/record.ts';
import type { FieldMeta } from '../../content/schema/cms.ts';
import { el, picture, stroke } from '../../renderer/drawing/svg.ts';
import { PLACEHOLDER_PICTURE } from '../lib/placeholderText.ts';

/** The sizes of a logo and of the side of an icon, which have no background. */
const LOGO = { width: 160, height: 48 };
const ICON = 48;

const { paper, ink2 } = brand.colours;

/** A frame with its diagonals, which marks a missing picture. Marks and icons have no background. */
function crossed(width: number, height: number, inset: number, ground?: string): string {
  const [right, bottom] = [width - inset, height - inset];
  const outline = `M${inset} ${inset}H${right}V${bottom}H${inset}Z`;
  const diagonals = `M${inset} ${inset}L${right} ${bottom}M${inset} ${bottom}L${right} ${inset}`;
  return picture(
    width,
    height,
    ground ? el('rect', { width, height, fill: ground }) : '',
    stroke(outline + diagonals, ink2, 2),
  );
}

/** The placeholder for pictures of a folder. */
function drawn({ folder, fit }: FieldMeta): string {
  if (folder === 'icons') return crossed(ICON, ICON, 2);
  if (!fit && folder === 'logos') return crossed(LOGO.width, LOGO.height, 2);
  const [across = 4, down = 3] = fit?.ratio.split(':').map(Number) ?? [];
  const width = fit?.width ?? 960;
  const height = Math.round((width * down) / across);
  return crossed(width, height, Math.round(width / 40), paper);
}

/**
 * A placeholder for each folder of pictures that the records use.
 * @returns the SVG files by their paths
 */
export function placeholderPictures(readings: readonly Reading[]): ReadonlyMap<string, string> {
  const images = readings.flatMap(({ mentions }) =>
    mentions.filter(({ meta }) => meta.widget === 'image').map(({ meta }) => meta),
  );
  // The first field of a folder decides its shape: if several fields share a folder, the layout crops.
  return new Map(
    images
      .toReversed()
      .map((meta) => [`public/images/${meta.folder}/${PLACEHOLDER_PICTURE}`, `${drawn(meta)}\n`]),
  );
}
