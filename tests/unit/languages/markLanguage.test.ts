import { expect, it } from 'vitest';
import { markLanguage } from '../../../renderer/markLanguage.ts';

const texts = new Set(['Show me the costs', 'A & B', "It's 5 < 6"]);
const marked = (html: string) => markLanguage(html, texts, 'en-GB');

it.each([
  ['<p>Show me the costs</p>', '<p><span lang="en-GB">Show me the costs</span></p>'],
  ['<p class="x">A &amp; B</p>', '<p class="x"><span lang="en-GB">A &amp; B</span></p>'],
  ['<i>It&#x27;s 5 &lt; 6</i>', '<i><span lang="en-GB">It&#x27;s 5 &lt; 6</span></i>'],
  [
    '<p><em>Montrez</em> Show me the costs</p>',
    '<p><em>Montrez</em><span lang="en-GB"> Show me the costs</span></p>',
  ],
])('marks the text of %s', (html, expected) => expect(marked(html)).toBe(expected));

it.each([
  '<p>Montrez-moi les coûts</p>',
  '<p>Show me the costs, please</p>',
  '<img alt="Show me the costs"/>',
  '<title>Show me the costs</title>',
  '<select><option value="">Show me the costs</option></select>',
  '<script type="application/ld+json">Show me the costs</script>',
])('leaves %s alone', (html) => expect(marked(html)).toBe(html));

it('does nothing where all is translated', () => {
  const html = '<p>Show me the costs</p>';
  expect(markLanguage(html, new Set(), 'en-GB')).toBe(html);
});
