/** An element's start with the text that follows it, or a text that follows an end. */
const TEXT = /(<(\/?[a-zA-Z][\w-]*)\b[^>]*>)([^<]+)/g;

/** Elements whose text is no part of a page that could be marked within. */
const PLAIN = new Set(['title', 'script', 'style', 'option', 'textarea']);

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? '');

/**
 * Says of each text of a page that is in the site's own language which that is, so that it is read aloud as what it
 * is (WCAG 2.2, 3.1.2). It is told by the text itself: views show strings, and would have to hand on with each of
 * them where it came from.
 * @param texts those without a translation
 */
export function markLanguage(html: string, texts: ReadonlySet<string>, language: string): string {
  if (texts.size === 0) return html;
  return html.replace(TEXT, (whole, tag: string, name: string, text: string) =>
    PLAIN.has(name) || !texts.has(plain(text).trim())
      ? whole
      : `${tag}<span lang="${language}">${text}</span>`,
  );
}
