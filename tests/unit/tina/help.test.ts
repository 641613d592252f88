// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { remark } from 'remark';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { helpText } from '../../../tina/server/helpRoutes.ts';
import { helpPage } from '../../../tina/server/views/Help.tsx';

const PARTS = ['For editors', 'For editors on the web', 'Review a proposal'];

const pageOf = (text: string) =>
  new DOMParser().parseFromString(helpPage({ site: 'Site', text }), 'text/html');
const help = pageOf(helpText());
const found = (selector: string, page = help) => [...page.querySelectorAll(selector)];

/** The headings of tina/README.md by another parser: all of them, and those of the parts. */
function headings() {
  const all = remark()
    .parse(readFileSync('tina/README.md', 'utf8'))
    .children.flatMap((node) =>
      node.type === 'heading'
        ? [{ depth: node.depth, words: node.children.map((one) => 'value' in one && one.value) }]
        : [],
    )
    .map(({ depth, words }) => ({ depth, words: words.join('') }));
  let part = '';
  return all.filter(({ depth, words }) => {
    if (depth < 3) part = words;
    return PARTS.includes(part);
  });
}

it('Help › has each heading of the three parts, and links to them in its contents', () => {
  const expected = headings();
  expect(expected.length).toBeGreaterThan(15);
  expect(expected.filter(({ depth }) => depth === 2).map(({ words }) => words)).toEqual(PARTS);
  const shown = found('.guide :is(h2, h3)');
  expect(shown.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(
    expected.map(({ depth, words }) => `H${depth} ${words}`),
  );
  const links = found('.contents a').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(shown.map(({ id, textContent }) => [textContent, `#${id}`]));
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

it('Help › links only to its own headings, with the anchors that GitHub gives them', () => {
  const places = found('.guide a').map((link) => link.getAttribute('href') ?? '');
  expect(places.filter((place) => !help.getElementById(place.slice(1)))).toEqual([]);
  expect(found('main p a').length).toBeGreaterThan(0);
  expect(help.getElementById('what-the-red-messages-mean')?.tagName).toBe('H3');
  expect(help.body.textContent).not.toMatch(/\]\(|\.md\b/);
  const odd = pageOf('## “One”, & `two_2`\n\n[a](#one--two_2) [b](../b.md) <https://c.example>');
  expect(found('main h2', odd).map(({ id }) => id)).toEqual(['one--two_2']);
  expect(found('main p a', odd).map(({ textContent }) => textContent)).toEqual(['a']);
});

it('Help › has only pictures that exist, with their sizes', async () => {
  const pictures = found('.guide img');
  expect(pictures.length).toBe([...helpText().matchAll(/!\[/g)].length);
  for (const picture of pictures) {
    const [src, alt, loading] = ['src', 'alt', 'loading'].map((name) => picture.getAttribute(name));
    expect(alt?.length, `${src}`).toBeGreaterThan(20);
    expect(loading).toBe('lazy');
    const file = `${src}`.replace(/^\/editor\/help\//, '.github/readme/');
    expect(existsSync(file), file).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect([`${width}`, `${height}`], file).toEqual(
      ['width', 'height'].map((name) => picture.getAttribute(name)),
    );
  }
});

it('Help › contains only tags of Markdown; HTML in the text is shown as text', () => {
  const KNOWN =
    /^(?:NAV|DIV|UL|OL|LI|P|A|H[23]|STRONG|EM|DEL|CODE|PRE|IMG|TABLE|THEAD|TBODY|TR|T[HD])$/;
  const tags = (page: Document) => found('.guide, .guide *', page).map(({ tagName }) => tagName);
  expect(tags(help).filter((tag) => !KNOWN.test(tag))).toEqual([]);
  const text = 'One <b>two</b> ![x](javascript:alert(1))\n\n<script>alert(1)</script>\n';
  const odd = pageOf(`## For <i>all</i>\n\n${text}\n<img src=x onerror=alert(1)>\n`);
  expect(tags(odd).filter((tag) => !KNOWN.test(tag))).toEqual([]);
  expect(found('[onerror], [src]', odd).map((one) => one.getAttribute('src'))).toEqual(['']);
  expect(odd.body.textContent).toContain('<script>alert(1)</script>');
});
