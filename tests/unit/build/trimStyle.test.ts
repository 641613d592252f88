import { describe, expect, it } from 'vitest';
import { pageWords, trimStyle, wordsOf } from '../../../scripts/build/trimStyle.ts';

const CSS = `
  :root { --used: red; --unused: blue }
  .a { color: var(--used) }
  .b { color: green }
  .b, .a:hover { top: 0 }
  .md\\:c { color: teal }
  .\\[\\&\\>svg\\]\\:d { color: navy }
  p { margin: 0 }
`;

const trim = (words: ReadonlySet<string>) => trimStyle(CSS, (word) => words.has(word));

describe('a page’s style', () => {
  it('keeps what the page marks, plain elements, and nothing else but company in a list', () => {
    const style = trim(pageWords('<p class="a"></p>'));
    expect(style).toBe(':root{--used:red}.a{color:var(--used)}.b,.a:hover{top:0}p{margin:0}');
  });

  it('knows classes as HTML and scripts write them', () => {
    expect(trim(pageWords('<p class="md:c [&amp;&gt;svg]:d"></p>'))).toContain('navy');
    const style = trim(wordsOf('x.className=`b ${'.concat('on?"md:c":""}`')));
    expect(style).toContain('teal');
    expect(style).toContain('green');
  });

  it('keeps the classes that an island is told of', () => {
    const html = '<nikash-island props="{&quot;className&quot;:&quot;a b&quot;}"></nikash-island>';
    expect(trim(pageWords(html))).toContain('.b');
  });

  it('does not ask whether colours can be mixed, nor writes a prefix twice', () => {
    const css =
      '@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,var(--a) 9%,blue)}}' +
      '@supports (overflow-anchor:auto){.a{-webkit-text-decoration-color:red;text-decoration-color:red}}';
    const style = trimStyle(css, () => true);
    expect(style).toMatch(/^\.a\{color:color-mix\([^}]*\}@supports \(overflow-anchor:auto\)/);
    expect(style.match(/-webkit-text-decoration-color/g)).toHaveLength(1);
  });

  it('leaves out elements that neither the page has nor its islands make, and parts of fields', () => {
    const css = 'p{top:0}textarea,p{top:1px}table{top:2px}::placeholder{top:3px}body{top:4px}';
    const trimmed = (words: ReadonlySet<string>) => trimStyle(css, (word) => words.has(word));
    const bare = 'p{top:0}textarea,p{top:1px}body{top:4px}';
    expect(trimmed(pageWords('<p></p>'))).toBe(bare);
    expect(trimmed(new Set([...pageWords('<p></p>'), ...wordsOf('x="table input"')]))).toBe(bare);
    const made = wordsOf('(0,e.jsx)("table",{});e.jsxs("p",{});({as:"input"})');
    expect(trimmed(made)).toBe(css);
  });

  it('takes no word of the text for a class', () => {
    expect(pageWords('<p class="a">b</p>')).not.toContain('b');
  });

  it('writes no shorthand that browsers do not read yet', () => {
    const css = '.a { animation: away linear; animation-timeline: view() }';
    expect(trimStyle(css, () => true)).toBe('.a{animation:linear away;animation-timeline:view()}');
  });
});
