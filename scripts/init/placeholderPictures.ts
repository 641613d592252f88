import type { Reading } from '../../content/load/read/record.ts';
import type { FieldMeta } from '../../content/schema/cms.ts';
import { dot, figure, PAPER, segment, stroke } from '../../renderer/drawing/figure.ts';
import { el } from '../../renderer/drawing/svg.ts';
import { PLACEHOLDER_PICTURE } from '../lib/placeholderText.ts';

/** A mark or an icon stands on any ground, and is as wide as it is drawn. */
const SIGN = { width: 160, height: 48 };
const ICON = 48;

/** A frame with its diagonals and a point in the middle: the sign that a picture belongs here. */
function crossed(width: number, height: number, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  return [
    segment([left, top], [right, bottom], PAPER.rule, 2),
    segment([left, bottom], [right, top], PAPER.rule, 2),
    stroke(`M${left} ${top}H${right}V${bottom}H${left}Z`, PAPER.soft, 2),
    dot([width / 2, height / 2], Math.min(width, height) / 12, PAPER.ground, {
      stroke: PAPER.signal,
      'stroke-width': 3,
    }),
  ].join('');
}

/** An empty frame in one colour on no ground, as marks and icons are. */
const frame = (width: number, height: number): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('path', {
      d: `M2 2H${width - 2}V${height - 2}H2ZM2 2L${width - 2} ${height - 2}M2 ${height - 2}L${width - 2} 2`,
      fill: 'none',
      stroke: PAPER.soft,
      'stroke-width': 2,
    }),
  );

/** The picture that stands in a folder until there is a real one. */
function drawn({ folder, fit }: FieldMeta): string {
  if (folder === 'icons') return frame(ICON, ICON);
  if (!fit && folder === 'logos') return frame(SIGN.width, SIGN.height);
  const [across = 4, down = 3] = fit?.ratio.split(':').map(Number) ?? [];
  const width = fit?.width ?? 960;
  const height = Math.round((width * down) / across);
  return figure(PAPER, width, height, crossed(width, height, Math.round(width / 40)));
}

/**
 * A picture for each folder of pictures that the records name.
 * @returns the drawings by their paths
 */
export function placeholderPictures(readings: readonly Reading[]): ReadonlyMap<string, string> {
  const images = readings.flatMap(({ mentions }) =>
    mentions.filter(({ meta }) => meta.widget === 'image').map(({ meta }) => meta),
  );
  // The first field of a folder tells its shape: where a folder serves several, the layout crops.
  return new Map(
    images
      .toReversed()
      .map((meta) => [`public/images/${meta.folder}/${PLACEHOLDER_PICTURE}`, `${drawn(meta)}\n`]),
  );
}
