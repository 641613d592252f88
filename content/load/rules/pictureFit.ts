import { readFileSync } from 'node:fs';
import { misfitOf } from '../pictures/cropTo.ts';
import { pictureSize, type Size } from '../pictures/pictureSize.ts';
import { type Warning, warningAt } from '../read/diagnostic.ts';
import { remember } from './remember.ts';
import type { Rule } from './whole.ts';

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

/** Many records may use one picture; it is measured once. */
const sizeOf = remember((path): Size | undefined => {
  try {
    return pictureSize(readFileSync(path));
  } catch {
    // The check of broken pictures reports a file that cannot be read.
    return undefined;
  }
});
