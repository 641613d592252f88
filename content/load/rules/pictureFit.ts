import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFit } from '../../schema/cms.ts';
import { cropTo } from '../crop.ts';
import type { ListedFile } from '../files.ts';
import type { Finding } from '../finding.ts';
import { pictureSize, type Size } from '../pictureSize.ts';
import type { Rule } from './whole.ts';

/** A picture may be this many times as wide as it is shown; the rest is weight for the project alone. */
const ROOM = 3;

/** A picture has to be large enough where it is shown, and not needlessly large. */
export const misfitPictures: Rule = ({ root, readings, images }) =>
  readings.flatMap(({ file, mentions }) =>
    mentions.flatMap(({ value, meta: { label, fit }, place }): Finding[] => {
      const picture = images.get(value);
      const size = fit && picture && remembered(root, picture);
      const misfit = size && misfitOf(size, fit);
      if (!misfit) return [];
      const rule = `“${label}” names ${value}, which is ${size.width} by ${size.height} px: ${misfit.rule}.`;
      return [{ severity: 'warning', file, place, rule, mend: misfit.mend }];
    }),
  );

function misfitOf(size: Size, { ratio, width }: PictureFit) {
  const shown = cropTo(size, ratio).width;
  if (shown < width) {
    return {
      rule:
        shown < size.width
          ? `cropped to ${ratio} it has ${shown} px, too few to be sharp where it is shown`
          : 'too small to be sharp where it is shown',
      mend: `Choose one of ${ratio} that is at least ${width} px wide.`,
    };
  }
  if (shown > width * ROOM) {
    return {
      rule: 'far larger than it is ever shown',
      mend: `Save it anew about ${width * 2} px wide; the site looks the same.`,
    };
  }
  return undefined;
}

const sizes = new Map<string, { stamp: string; size: Size | undefined }>();

/** Many records may show one picture; it is read once. */
function remembered(root: string, { file, stamp }: ListedFile): Size | undefined {
  const path = join(root, file);
  const known = sizes.get(path);
  if (known?.stamp === stamp) return known.size;
  const size = sizeOf(path);
  sizes.set(path, { stamp, size });
  return size;
}

function sizeOf(path: string): Size | undefined {
  try {
    return pictureSize(readFileSync(path));
  } catch {
    // The check of broken pictures tells of a file that cannot be read.
    return undefined;
  }
}
