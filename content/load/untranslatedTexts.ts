import type { Content } from '../schema/collections.ts';

/** `Symbol.for`, because the bundle of the pages has its own copy of this module. */
const UNTRANSLATED = Symbol.for('texts without a translation');

type Translated = Content & { [UNTRANSLATED]?: ReadonlySet<string> };

/** Stores in translated content which of its texts are in the site's own language. */
export const keepUntranslated = (content: Content, texts: ReadonlySet<string>): unknown =>
  Object.defineProperty(content, UNTRANSLATED, { value: texts });

/** These texts; empty for content in the site's own language. */
export const untranslatedIn = (content: Content): ReadonlySet<string> =>
  (content as Translated)[UNTRANSLATED] ?? new Set();
