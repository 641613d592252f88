import { fill } from '../../content/schema/fill.ts';
import type { Page } from '../../content/schema/pages.ts';
import type { Site } from '../../content/schema/site.ts';
import { SHARE_FOLDER } from '../headers/siteRules.ts';

/** The usual size of link previews, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's picture; the build replaces it by one with a hash of the picture. */
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
