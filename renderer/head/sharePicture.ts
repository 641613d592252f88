import { fill } from '../../content/schema/fill.ts';
import type { Page } from '../../content/schema/pages.ts';
import type { Site } from '../../content/schema/site.ts';
import { SHARE_FOLDER } from '../headers/siteRules.ts';

/** The size that link previews are made for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's picture, which the build replaces by one with a hash of the picture in it. */
export const sharePath = ({ path }: Pick<Page, 'path'>): string =>
  `${SHARE_FOLDER}/${path.slice(1).replaceAll('/', '_') || '_'}.png`;

/**
 * The picture that a shared link to a page shows.
 * @param title the page's title, which is in the picture
 */
export const sharePicture = (page: Page, title: string, { share }: Site['figures']) => ({
  ...SHARE_SIZE,
  path: sharePath(page),
  alt: fill(share, { title }),
});
