import { expect, it } from 'vitest';
import { markLanguage } from '../../../renderer/markLanguage.ts';

const texts = new Set(['Show me the costs', 'A & B', "It's 5 < 6"]);
const page = (html: string) => `<html><head></head><body>${html}</body></html>`;
const marked = (html: string) => markLanguage(page(html), texts, 'en-GB');
const SPAN = '<span lang="en-GB">Show me the costs</span>';

it.each([
  ['<p>Show me the costs</p>', '<p lang="en-GB">Show me the costs</p>'],
  ['<p class="x">A &amp; B</p>', '<p class="x" lang="en-GB">A &amp; B</p>'],
  ['<i>It&#x27;s 5 &lt; 6</i>', `<i lang="en-GB">It's 5 &lt; 6</i>`],
  ['<p><em>Montrez</em>Show me the costs</p>', `<p><em>Montrez</em>${SPAN}</p>`],
  ['<p>Show me the costs<br/></p>', `<p>${SPAN}<br></p>`],
  ['<p><br/>Show me the costs</p>', `<p><br>${SPAN}</p>`],
  [
    '<site-island name="A"><b>Show me the costs</b> Show me the costs</site-island> Show me the costs',
    '<site-island name="A"><b lang="en-GB">Show me the costs</b> Show me the costs</site-island><span lang="en-GB"> Show me the costs</span>',
  ],
  [
    '<site-island name="Typewriter">Show me the costs</site-island>',
    '<site-island name="Typewriter" lang="en-GB">Show me the costs</site-island>',
  ],
])('marks the text of %s', (html, expected) => expect(marked(html)).toBe(page(expected)));

it.each([
  '<p>Montrez-moi les coûts</p>',
  '<p>Show me the costs, please</p>',
  '<img alt="Show me the costs">',
  '<select><option value="">Show me the costs</option></select>',
  '<script type="application/ld+json">Show me the costs</script>',
])('leaves %s unchanged', (html) => expect(marked(html)).toBe(page(html)));

it.each([
  ['<p>A &amp; B</p>', '<p lang="en-GB" dir="ltr">A &amp; B</p>'],
  ['<p>A &amp; B<br></p>', '<p><span lang="en-GB" dir="ltr">A &amp; B</span><br></p>'],
  ['<p lang="hi">A &amp; B</p>', '<p lang="hi">A &amp; B</p>'],
])('marks %s with its direction on a page in the other direction', (html, expected) =>
  expect(markLanguage(page(html), texts, 'en-GB', 'ltr')).toBe(page(expected)),
);

it('leaves the title of the page unchanged', () => {
  const html = '<html><head><title>Show me the costs</title></head><body></body></html>';
  expect(markLanguage(html, texts, 'en-GB')).toBe(html);
});

it('does nothing if everything is translated', () => {
  const html = '<p>Show me the costs</p>';
  expect(markLanguage(html, new Set(), 'en-GB')).toBe(html);
});
