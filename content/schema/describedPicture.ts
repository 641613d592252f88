import { z } from 'zod';
import { between, type Given } from './between.ts';
import { field, type PictureFit } from './cms.ts';
import { alt, focus, image } from './fields.ts';

/** The fields of a picture's description: its text, or that it is only decorative. */
export const describing = () => ({
  alt: alt({ required: 'Required with a picture, unless “Only decorates” is on.' }).optional(),
  decorative: field(z.boolean(), {
    label: 'Only decorates',
    help: 'The picture adds nothing to the text next to it: screen readers skip it.',
  }).optional(),
});

/**
 * A picture has a description, or is marked as decorative (WCAG 2.2, 1.1.1).
 * @param key the field of the picture, if it is optional
 */
export const isDescribed = <K extends string>(key: K) =>
  between<Given<'alt' | 'decorative' | K>>(
    'alt',
    ({ alt, decorative, [key]: picture }) => !picture || Boolean(alt) !== Boolean(decorative),
    {
      rule: 'or “Only decorates” belongs to each picture, and not both',
      fix: 'Say what is in the picture, or say that it only decorates.',
    },
  );

/**
 * A picture that replaces a graphic of the site, with its description and crop.
 * @param fit the size that the layout requires
 */
export const pictureInstead = (fit: PictureFit) => ({
  picture: image('Picture', 'pages', {
    fit,
    help: 'Shown instead of the graphic.',
  }).optional(),
  ...describing(),
  focus: focus(),
});
