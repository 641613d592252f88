import type { Content } from '../schema/collections.ts';

/** `Symbol.for`, because the bundle of the pages has its own copy of this module. */
const UNTRANSLATED = Symbol.for('texts without a translation');

type Translated = Content & { [UNTRANSLATED]?: ReadonlySet<string> };

/** Keeps with content in another language which of its texts are in the site's own. */
export const keepUntranslated = (content: Content, texts: ReadonlySet<string>): unknown =>
  Object.defineProperty(content, UNTRANSLATED, { value: texts });

/** These texts; none, where the content is in the site's own language. */
export const untranslatedIn = (content: Content): ReadonlySet<string> =>
  (content as Translated)[UNTRANSLATED] ?? new Set();
