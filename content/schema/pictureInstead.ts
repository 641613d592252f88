import type { PictureFit } from './cms.ts';
import { describing } from './describedPicture.ts';
import { focus, image } from './fields.ts';

/**
 * A picture in the place of what the site would draw, with its words and its crop.
 * @param fit what the layout asks of it
 */
export const pictureInstead = (fit: PictureFit) => ({
  picture: image('Picture', 'pages', {
    fit,
    help: 'Shown instead of what is drawn here without it.',
  }).optional(),
  ...describing(),
  focus: focus(),
});
