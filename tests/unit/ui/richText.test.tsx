import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '../../../components/ui/RichText.tsx';
import { canonicalBody, parseBody, plainText } from '../../../content/load/text/body.ts';
import { inspectBody } from '../../../content/load/text/inspectBody.ts';

const htmlOf = (markdown: string, below?: 1 | 2) =>
  renderToStaticMarkup(
    <RichText body={parseBody(markdown)} {...(below && { below })} />,
  ).replaceAll(/ class="[^"]*"/g, '');

describe('the text of a record', () => {
  it.each([
    ['a list', '* one\n* *two*', '<ul><li>one</li><li><em>two</em></li></ul>'],
    ['a list in a list', '* one\n  * two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
    ['a numbered list', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    [
      'code',
      'Take `E[max(x, 0)]` of `{x}`',
      '<p>Take <code>E[max(x, 0)]</code> of <code>{x}</code></p>',
    ],
    ['a subheading', '## Winter', '<h3>Winter</h3>'],
    [
      'a quotation',
      '> He said\\\n> **so**.',
      '<blockquote><p>He said<br/><strong>so</strong>.</p></blockquote>',
    ],
    ['a list after a line', 'One\n\n* two', '<p>One</p><ul><li>two</li></ul>'],
  ])('shows %s, and the editor writes it unchanged', (_, markdown, html) => {
    expect(inspectBody(markdown).faults).toEqual([]);
    expect(htmlOf(markdown)).toBe(html);
    expect(canonicalBody(markdown)).toBe(markdown);
  });

  it('has subheadings below the heading of its record', () =>
    expect(htmlOf('## Winter', 2)).toBe('<h4>Winter</h4>'));

  it('has a line for each item without its marks', () =>
    expect(plainText(parseBody('## A\n\n* one\n* two\n  * three\n\n> so'))).toBe(
      'A\n\none\ntwo\nthree\n\nso',
    ));
});
