import { readFileSync } from 'node:fs';
import type { PictureFit } from '../../schema/cms.ts';
import { cropTo, pictureSize, type Size } from '../pictures/pictureSize.ts';
import { type Warning, warningAt } from '../read/diagnostic.ts';
import { remember } from './remember.ts';
import type { Rule } from './whole.ts';

/** A picture may be this many times as wide as it is displayed; more only makes the repository larger. */
const ROOM = 3;

/** A picture must be large enough for its largest display, and not much larger. */
export const misfitPictures: Rule<Warning> = ({ root, readings, images }) =>
  readings.flatMap(({ file, mentions }) =>
    mentions.flatMap(({ value, meta: { label, fit }, at }) => {
      const picture = images.get(value);
      const size = fit && picture && sizeOf(root, picture);
      const misfit = size && misfitOf(size, fit);
      if (!misfit) return [];
      const rule = `“${label}” names ${value}, which is ${size.width} by ${size.height} px: ${misfit.rule}.`;
      return warningAt(file, at, { rule, fix: misfit.fix });
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
      fix: `Choose one of ${ratio} that is at least ${width} px wide.`,
    };
  }
  if (shown > width * ROOM) {
    return {
      rule: 'far larger than it is ever shown',
      fix: `Save it again about ${width * 2} px wide; the site looks the same.`,
    };
  }
  return undefined;
}

/** Many records may use one picture; it is measured once. */
const sizeOf = remember((path): Size | undefined => {
  try {
    return pictureSize(readFileSync(path));
  } catch {
    // The check of broken pictures reports a file that cannot be read.
    return undefined;
  }
});
