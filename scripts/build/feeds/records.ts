import type { Content } from '../../../content/schema/collections.ts';

/** How many records a feed holds: more than a reader that comes now and then can have missed. */
export const NEWEST = 50;

/**
 * A record's name for ever, whatever becomes of its words and its address: a tag URI (RFC 4151).
 */
export const recordId = ({ brand }: Content, collection: string, slug: string) =>
  `tag:${new URL(brand.url).host},${brand.founded}:${collection}/${slug}`;
