import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { Frame, type FrameProps, page } from './Frame.tsx';

/** Markdown as HTML. Tags in it become text. */
const html = (text: string) =>
  micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** The anchor of a heading, in HTML or Markdown, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]+>|&\w+;|[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The headings as a list of links. */
const contentsOf = (text: string) =>
  Array.from(
    text.matchAll(/^##(#?) (.+)$/gm),
    ([, deep, words = '']) => `${deep && '  '}- [${words}](#${anchorOf(words)})`,
  ).join('\n');

/** An editor has no checkout: links to files become text. All pictures have the size of the same window. */
const chaptersOf = (text: string) =>
  html(text)
    .replaceAll(
      /<h([23])>(.+?)<\/h\1>/g,
      (_, level, words) => `<h${level} id="${anchorOf(words)}">${words}</h${level}>`,
    )
    .replaceAll(/<a href="(?!#)[^"]*">(.*?)<\/a>/gs, '$1')
    .replaceAll(
      '<img src="../.github/readme/',
      '<img loading="lazy" width="1280" height="800" src="/editor/help/',
    );

let last: { readonly text: string; readonly markup: string } | undefined;

/** Kept, because strangers may ask for it, and it takes a tenth of a second. */
function markupOf(text: string): string {
  if (last?.text !== text) {
    const contents = `<nav class="contents" aria-label="Contents">${html(contentsOf(text))}</nav>`;
    last = { text, markup: contents + chaptersOf(text) };
  }
  return last.markup;
}

/**
 * Help as a page, with a table of contents.
 * @param text chapters in Markdown, with headings of the levels 2 and 3
 */
export const helpPage = page(
  ({ text, ...frame }: Pick<FrameProps, 'site' | 'me'> & { text: string }) => (
    <Frame {...frame} title="Help">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown, in which no tag stays one */}
      <div className="guide" dangerouslySetInnerHTML={{ __html: markupOf(text) }} />
    </Frame>
  ),
);
