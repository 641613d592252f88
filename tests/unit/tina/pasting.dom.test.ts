import { describe, expect, it } from 'vitest';
import { writeBody } from '../../../content/load/text/body.ts';
import { blocksOf, paragraphsOf } from '../../../tina/admin/texts/pasting.ts';

/** The Markdown of pasted HTML. */
const pasted = (html: string, caret?: Element) =>
  writeBody({
    type: 'root',
    children: blocksOf(
      paragraphsOf(new DOMParser().parseFromString(html, 'text/html').body),
      caret,
    ),
  });

const WORD_ITEM = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('pasted HTML', () => {
  it.each([
    [
      'nested lists',
      '<ul><li>One<ol><li>First</li><li><p>Second</p></li></ol></li><li>Two</li></ul>',
      '* One\n\n  1. First\n  2. Second\n* Two',
    ],
    [
      'nested lists of Google Docs, which are next to their item',
      '<ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p></li></ul>',
      '* One\n\n  * Inner\n* Two',
    ],
    [
      'lists of Word',
      [
        WORD_ITEM(1, '·', 'One'),
        WORD_ITEM(2, 'o', 'Inner'),
        '<p>Then</p>',
        WORD_ITEM(1, '1.', 'A'),
        WORD_ITEM(1, '2.', 'B'),
      ].join(''),
      '* One\n\n  * Inner\n\nThen\n\n1. A\n2. B',
    ],
    ['a list that begins at its second level', '<ul><ul><li>One</li></ul></ul>', '* One'],
    ['headings of all levels', '<h1>One</h1><p>Words</p><h6>Six</h6>', '## One\n\nWords\n\n## Six'],
    [
      'the paragraphs of a quotation',
      '<blockquote><p>Words</p><p>More</p></blockquote><p>End</p>',
      '> Words\n\n> More\n\nEnd',
    ],
    [
      'headings, quotations and lists of a table as words',
      '<table><tr><td><h2>Day</h2></td><td><ul><li>One</li></ul></td></tr></table>',
      'Day | One',
    ],
    [
      'a tracked change of Word without its deleted words',
      '<p>The fee is <del cite="mailto:Mia">9,000</del><ins cite="mailto:Mia">12,000</ins> rupees</p>',
      'The fee is 12,000 rupees',
    ],
    [
      'a suggestion of Google Docs without the words that it strikes out',
      '<p><span>The fee is </span><span style="text-decoration:line-through">9,000 </span><span>12,000</span></p>',
      'The fee is 12,000',
    ],
    [
      'hidden words and comments of Word',
      '<p>Seats: 40<span style="display:none;mso-hide:all"> (sold: 3)</span><span class=MsoCommentReference>[MR1]</span></p><div style="mso-element:comment-list"><p>Is that so?</p></div>',
      'Seats: 40',
    ],
    [
      'powers and indices',
      '<p>10<sup>6</sup> rows, H<sub>2</sub>O, the 4<sup>th</sup>, x<span style="vertical-align:super">-2</span>, e<sup>rt</sup>, 2<sup>1/2</sup></p>',
      '10⁶ rows, H₂O, the 4th, x⁻², e^(rt), 2^(1/2)',
    ],
    [
      'formulas without their source',
      '<p><math><semantics><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation>\\frac12x^2</annotation></semantics></math></p>',
      '(1)/(2)x²',
    ],
    [
      'signs of the font Symbol',
      '<p>Sharpe <span style="font-family:Symbol">\uf0b3</span> 2, <span style="font-family:Symbol">s \u00a3</span> 3</p>',
      'Sharpe ≥ 2, σ ≤ 3',
    ],
    [
      'pictures of signs, and quotation marks that a browser adds',
      '<p><img class="emoji" alt="✅"> <q>Done</q> <img alt="A chart"></p>',
      '✅ “Done”',
    ],
    [
      'links behind the redirects of Google Docs and Outlook',
      '<p><a href="https://www.google.com/url?q=https://site.example/a%3Fb%3D1&amp;sa=D">one</a> <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fsite.example%2F&amp;data=x">two</a></p>',
      '[one](https://site.example/a?b=1) [two](https://site.example/)',
    ],
    [
      'links, http as https',
      '<p><a href="http://site.example/a">one</a>, <a href="https://site.example">two</a></p>',
      '[one](https://site.example/a), [two](https://site.example)',
    ],
    [
      'links that the check reports',
      '<p><a href="tel:+911234">call</a>, <a href="/talks">talks</a></p>',
      '[call](tel:+911234), [talks](/talks)',
    ],
    [
      'links within their document as words',
      '<p><a href="#_ftn1">one</a> <a href="javascript:alert(1)">two</a></p>',
      'one two',
    ],
  ])('keeps %s', (_, html, markdown) => {
    expect(pasted(html).replaceAll(/\n+/g, '\n')).toBe(markdown.replaceAll(/\n+/g, '\n'));
  });

  it('in a list item, all paragraphs become items', () => {
    document.body.innerHTML = '<ul><li><div>Caret</div></li></ul>';
    const caret = document.querySelector('div') as Element;
    expect(pasted('<h2>One</h2><p>Two</p>', caret)).toBe('* One\n* Two');
  });
});
