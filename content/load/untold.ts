import type { Content } from '../schema/collections.ts';

/** Known to each copy of this module: the bundle of the pages has one of its own. */
const UNTOLD = Symbol.for('texts without a translation');

type Told = Content & { [UNTOLD]?: ReadonlySet<string> };

/** Keeps with content in another language which of its texts are in the site's own. */
export const keepUntold = (content: Content, texts: ReadonlySet<string>): unknown =>
  Object.defineProperty(content, UNTOLD, { value: texts });

/** These texts; none, where the content is in the site's own language. */
export const untoldIn = (content: Content): ReadonlySet<string> =>
  (content as Told)[UNTOLD] ?? new Set();
