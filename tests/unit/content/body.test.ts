import { describe, expect, it } from 'vitest';
import {
  canonicalBody,
  changedBlock,
  parseBody,
  plainText,
  type RichText,
  writeBody,
} from '../../../content/load/text/body.ts';
import { inspectBody } from '../../../content/load/text/inspectBody.ts';

/** Texts that people typed and pasted. */
const TYPED = [
  'See https://nikash.example/visits by 1/2/2026',
  '11/4/2026, 3/4/2027 and 21/20',
  'drawdown <= 2% and edge >= 1.5',
  'a == b, a != b',
  '// a comment',
  'buy -> hold => sell',
  'x^3 and H~2',
  '(c) 2026, (r), (tm)',
  'wait ... what -- really',
  'More at www.monsoonquant.example/2024',
  'http://old.example as plain text',
  'import numpy as np, then run it',
  'export your notebook first',
  'P&L <5% of {capital}',
  '<!-- ask Ritwik -->',
  '# not a heading, - not a list, > not a quotation, * nor this',
  'ask a@b.example',
  '{',
  '}',
  '1. x',
  '1986\\. x',
  '| a | b |',
  '---',
  '~~x~~ `x` [a](b) ![a](b)',
  '&amp; &copy;',
];

const text = (words: string, marks: Partial<RichText> = {}): RichText => ({
  type: 'text',
  text: words,
  ...marks,
});
const tree = (...children: RichText[]): RichText => ({
  type: 'root',
  children: [{ type: 'p', children }],
});

/** Marks that comparisons of trees ignore: false counts as absent. */
const leaves = ({ children = [], ...node }: RichText): RichText[] =>
  children.length > 0 ? children.flatMap(leaves) : [node];

describe('a text that is written and parsed again', () => {
  it.each(TYPED)('keeps its words and can be saved: %s', (words) => {
    const written = writeBody(tree(text(words)));
    expect(plainText(parseBody(written))).toBe(words);
    expect(inspectBody(written).faults).toEqual([]);
    expect(canonicalBody(written)).toBe(written);
    expect(changedBlock(tree(text(words)))).toBeUndefined();
  });

  it.each(['www.monsoonquant.example/2024', 'http://old.example'])(
    'shows an address that is not a link as text: %s',
    (address) => {
      const written = writeBody(tree(text(address)));
      expect(parseBody(written).children?.[0]?.children?.map(({ type }) => type)).toEqual(['text']);
      expect(inspectBody(written).links).toEqual([]);
    },
  );

  const words = ['Note:', '(x)', '“so”', 'word', '*', '{a}', '%'];
  const marks = [
    ...[{ bold: true }, { italic: true }, { bold: true, italic: true }],
    { code: true },
  ];
  it.each(marks)('keeps marks next to letters and symbols: %j', (mark) => {
    for (const before of ['', 'a', ' ', '(', '.'])
      for (const inner of words)
        for (const after of ['', 'b', ' ', ')', '.']) {
          const given = tree(text(before), text(inner, mark), text(after));
          const written = writeBody(given);
          const found = leaves(parseBody(written)).filter(
            ({ bold, italic, code }) => bold || italic || code,
          );
          expect(found, written).toEqual([expect.objectContaining({ text: inner, ...mark })]);
          expect(changedBlock(given)).toBeUndefined();
        }
  });

  it('keeps a linked address that is alone in its paragraph', () => {
    const url = 'https://nikash.example/visits';
    const written = writeBody(tree(text(''), { type: 'a', url, children: [text(url)] }, text('')));
    expect(written).toBe(`[${url}](${url})`);
  });

  it('never fails, and keeps the words of nodes without Markdown', () => {
    const unknown = { type: 'slash_input', children: [text('/b')] };
    expect(writeBody(tree(text('a '), unknown))).toBe('a /b');
  });

  it('reports the block that would be parsed differently', () => {
    const link = { type: 'a', url: 'https://site.example/a b', children: [text('x')] };
    expect(changedBlock(tree(text('Seen '), link))).toBe('Seen x');
  });

  it('is unchanged, for random trees', () => {
    const parts =
      'a, ,*,_,**,.,{,},<,>,[,],(,),!,`,~,#,-,+,1.,&,\\,|,:,//,www.a.example,http://b.example,https://c.example/x_y,d@e.example,import ,export ,\n,\t,“,é,😀,ऑ,=,^,$';
    const pieces = parts.split(',');
    let seed = 7;
    const random = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed % count;
    };
    for (let round = 0; round < 400; round++) {
      const runs = Array.from({ length: 1 + random(4) }, () => {
        const words = Array.from({ length: 1 + random(4) }, () => pieces[random(pieces.length)]);
        return text(words.join(''), [{}, ...marks][random(4)]);
      });
      expect(changedBlock(tree(...runs)), JSON.stringify(runs)).toBeUndefined();
    }
  });
});
