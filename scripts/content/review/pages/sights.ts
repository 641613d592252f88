import sharp from 'sharp';
import { type Box, type Difference, differences, type Picture, type Rows } from './differences.ts';

/** A stretch of a page over its full width, with the changes to outline. */
export interface View {
  /** WebP. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

/** One changed stretch; a side is missing where the page came or went. */
export interface Sight {
  readonly before?: View;
  readonly after?: View;
}

/** What is shown around a change, so that its place can be told. */
const AROUND = 72;

/** Taller ones are cut: nobody reads further, and the report stays light. */
const TALLEST = 1600;

/** The first screens of a page that is new or gone. */
const TALLEST_PAGE = 2400;

/** Stretches that one page shows on one screen. */
const MOST = 6;

/** Space between a change and its outline. */
const AIR = 6;

/** Sharp enough to read, a tenth of a PNG. */
const WEBP = { quality: 62, effort: 4 };

/**
 * The changed stretches of a page, from top to bottom.
 * @returns them, and how many changed places stand in none of them
 */
export async function sightsOf(
  before: Picture | undefined,
  after: Picture | undefined,
): Promise<{ sights: Sight[]; left: number }> {
  if (before && after) {
    const groups = grouped(differences(before, after));
    const sights = groups.slice(0, MOST).map(async (group) => ({
      before: await viewOf(before, group, 'before'),
      after: await viewOf(after, group, 'after'),
    }));
    return { sights: await Promise.all(sights), left: groups.slice(MOST).flat().length };
  }
  const start = (picture: Picture | undefined) =>
    picture && crop(picture, { from: 0, to: Math.min(picture.height, TALLEST_PAGE) }, []);
  return { sights: [{ before: await start(before), after: await start(after) }], left: 0 };
}

/** Changes whose surroundings meet share one stretch. */
function grouped(all: readonly Difference[]): Difference[][] {
  const groups: Difference[][] = [];
  for (const one of all) {
    const last = groups.at(-1)?.at(-1);
    const gap = last
      ? Math.max(one.before.from - last.before.to, one.after.from - last.after.to)
      : Number.POSITIVE_INFINITY;
    if (gap < 2 * AROUND) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function viewOf(
  picture: Picture,
  group: readonly Difference[],
  side: 'before' | 'after',
): Promise<View> {
  const rows = group.map((one) => one[side]);
  const from = Math.max(0, (rows[0]?.from ?? 0) - AROUND);
  const to = Math.min(picture.height, (rows.at(-1)?.to ?? 0) + AROUND, from + TALLEST);
  const boxes = group.flatMap((one) =>
    one.boxes.flatMap((box) => outline(box, one[side], from) ?? []),
  );
  return crop(picture, { from, to: Math.max(to, from + 1) }, boxes);
}

/** Undefined where nothing of a change is on this side. */
function outline(box: Box, rows: Rows, from: number): Box | undefined {
  const height = Math.min(box.height, rows.to - rows.from - box.top);
  if (height <= 0) return undefined;
  return {
    left: box.left - AIR,
    top: rows.from + box.top - from - AIR,
    width: box.width + 2 * AIR,
    height: height + 2 * AIR,
  };
}

async function crop(
  { width, height: most, pixels }: Picture,
  { from, to }: Rows,
  boxes: readonly Box[],
): Promise<View> {
  const height = to - from;
  const picture = await sharp(pixels, { raw: { width, height: most, channels: 4 } })
    .extract({ left: 0, top: from, width, height })
    .webp(WEBP)
    .toBuffer();
  return { picture, width, height, boxes };
}
