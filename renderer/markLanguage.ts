import { TAG as ISLAND } from './islands/runtime.ts';

const TAGS = /(<[^>]*>)/;
const START = /^<([a-z][\w-]*)\b(?!.*\/>$)/is;

/** Elements whose text is no part of a page that could be marked. */
const PLAIN = new Set(['title', 'script', 'style', 'option', 'textarea']);

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? '').trim();

/**
 * Says of each text of a page that is in the site's own language which that is, so that it is read aloud as what it
 * is (WCAG 2.2, 3.1.2). It is told by the text itself: views show strings, and would have to hand on with each of
 * them where it came from. What an island draws again in the browser gets attributes alone, never another element.
 * @param texts those without a translation
 */
export function markLanguage(html: string, texts: ReadonlySet<string>, language: string): string {
  if (texts.size === 0) return html;
  // Texts and tags take turns, a text first.
  const parts = html.split(TAGS);
  let islands = 0;
  for (let i = 1; i < parts.length; i += 2) {
    const [tag = '', text = '', next = ''] = parts.slice(i, i + 3);
    if (tag.startsWith(`<${ISLAND}`)) islands++;
    if (tag.startsWith(`</${ISLAND}`)) islands--;
    const [, name = ''] = START.exec(tag) ?? [];
    if (PLAIN.has(name) || !texts.has(plain(text))) continue;
    if (name && next === `</${name}>` && !tag.includes(' lang='))
      parts[i] = tag.replace(/>$/, ` lang="${language}">`);
    else if (islands === 0) parts[i + 1] = `<span lang="${language}">${text}</span>`;
  }
  return parts.join('');
}
