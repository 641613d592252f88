import { SVG } from '../damages/damage.ts';
import { type Attack, MARK } from './attack.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = '') => `<svg ${NS}${attributes}>\n${inside}\n</svg>\n`;
const STYLE = (found: string) =>
  `The SVG holds “${found}” in a style, which could load or move something.`;

type Case = readonly [
  name: string,
  drawing: string | Buffer,
  rule: string,
  line?: number,
  column?: number,
];

const CASES: readonly Case[] = [
  ['a script', svg(`<script>${MARK}</script>`), 'The SVG holds a script.', 2, 1],
  [
    'a script behind a prefix',
    svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">${MARK}</s:script>`),
    'The SVG holds an element with a prefix (s:script).',
    2,
    1,
  ],
  [
    'a script of HTML',
    svg(`<g xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${MARK}</h:script></g>`),
    'The SVG holds a prefix of another kind (xmlns:h).',
    2,
    4,
  ],
  [
    'an element of HTML without a prefix',
    svg('<g><title xmlns="http://www.w3.org/1999/xhtml"/></g>'),
    'The SVG holds “title” of another kind than SVG (xmlns).',
    2,
    4,
  ],
  [
    'a script in capital letters',
    svg(`<SCRIPT>${MARK}</SCRIPT>`),
    'The SVG holds “SCRIPT”, which the site does not show in drawings.',
    2,
    1,
  ],
  [
    'a page inside',
    svg('<foreignObject><x/></foreignObject>'),
    'The SVG holds a page inside (foreignObject).',
    2,
    1,
  ],
  [
    'a frame',
    svg('<iframe src="https://evil.example"/>'),
    'The SVG holds “iframe”, which the site does not show in drawings.',
    2,
    1,
  ],
  ['an event', svg('', ` onload="${MARK}()"`), 'The SVG holds a script (onload).', 1, 41],
  [
    'an event on a new line',
    svg(`<g\nonclick = "${MARK}()"/>`),
    'The SVG holds a script (onclick).',
    3,
    1,
  ],
  [
    'a link to a script',
    svg(`<a href="javascript:${MARK}"><path d="M0 0"/></a>`),
    'The SVG holds “a”, which the site does not show in drawings.',
    2,
    1,
  ],
  [
    'a part of another file',
    svg('<use href="https://evil.example/a.svg#b"/>'),
    'The SVG holds an address outside itself (href).',
    2,
    6,
  ],
  [
    'the same by the old attribute',
    svg('<use xlink:href="/images/b.svg#c"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    'The SVG holds an address outside itself (xlink:href).',
    2,
    6,
  ],
  [
    'an address in signs by number',
    svg('<use href="&#106;avascript:x"/>'),
    'The SVG holds an address outside itself (href).',
    2,
    6,
  ],
  [
    'a picture of another host',
    svg('<image href="https://evil.example/a.png"/>'),
    'The SVG holds “image”, which the site does not show in drawings.',
    2,
    1,
  ],
  [
    'a filter that loads',
    svg('<feImage href="https://evil.example"/>'),
    'The SVG holds “feImage”, which the site does not show in drawings.',
    2,
    1,
  ],
  [
    'an attribute that becomes a script',
    svg('<set attributeName="href" to="javascript:x"/>'),
    'The SVG moves or changes by itself, and no button could stop it.',
    2,
    1,
  ],
  [
    'a declared entity',
    `<!DOCTYPE svg [<!ENTITY e "<script>${MARK}</script>">]>\n${svg('&e;')}`,
    'The SVG holds a document type (<!DOCTYPE …>).',
    1,
    1,
  ],
  [
    'an entity that nobody declares',
    svg('<title>&evil;</title>'),
    'The SVG cannot be read: undefined entity.',
    2,
    13,
  ],
  [
    'an order to a program',
    `<?xml-stylesheet href="https://evil.example"?>\n${svg('')}`,
    'The SVG holds a processing instruction (<?xml-stylesheet …?>).',
    1,
    1,
  ],
  [
    'a style that imports',
    svg('<style>@import "https://evil.example";</style>'),
    'The SVG holds a style sheet.',
    2,
    1,
  ],
  [
    'a style attribute that loads',
    svg('<g style="fill: url(//evil.example)"/>'),
    'The SVG holds “style”, which the site does not show in drawings.',
    2,
    4,
  ],
  [
    'a colour that loads',
    svg('<path d="M0 0" fill="url(&quot;//evil.example#a&quot;)"/>'),
    STYLE('url('),
    2,
    16,
  ],
  [
    'a colour that loads in escapes',
    svg('<path d="M0 0" fill="\\75rl(//evil.example)"/>'),
    STYLE('\\'),
    2,
    16,
  ],
  [
    'a colour that loads in another function',
    svg('<path d="M0 0" fill="image-set(&quot;//evil.example&quot;)"/>'),
    STYLE('image-set('),
    2,
    16,
  ],
  [
    'a length of the window, which the picture process does not draw',
    svg('<rect width="100vmax" height="9"/>'),
    STYLE('0vm'),
    2,
    7,
  ],
  [
    'a filter',
    svg('<filter id="f"/>'),
    'The SVG holds “filter”, which the site does not show in drawings.',
    2,
    1,
  ],
  [
    'dashes that keep a browser busy',
    svg('<path stroke-dasharray=".0001" d="M0 0H32V32H0Z"/>'),
    'The SVG holds dashes that a browser draws for seconds (stroke-dasharray).',
    2,
    1,
  ],
  [
    'another address for all addresses',
    svg('', ' xml:base="https://evil.example"'),
    'The SVG holds “xml:base”, which the site does not show in drawings.',
    1,
    41,
  ],
  [
    'another encoding',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>\n${svg('')}`,
    'The SVG holds text in ISO-2022-JP, not in UTF-8.',
    1,
    1,
  ],
  [
    'bytes of another encoding',
    Buffer.concat([Buffer.from(svg('')), Buffer.from([0xff, 0xfe])]),
    'The SVG holds bytes that are not UTF-8.',
  ],
  ['half an element', `<svg ${NS}><g>`, 'The SVG cannot be read: unclosed tag: g.', 1, 43],
  [
    'HTML',
    `<!doctype html><script>${MARK}</script>`,
    'The file is no picture that a browser shows, and its ending says SVG.',
  ],
  [
    'groups in a thousand groups',
    svg(`${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}`),
    'The SVG holds groups inside more than 60 others.',
    2,
    178,
  ],
];

/** SVG files with forbidden content. */
export const drawings: Attack[] = CASES.map(([name, drawing, rule, line = 1, column = 1]) => ({
  name: `a drawing with ${name}`,
  file: SVG,
  bring: ({ write }) => write(SVG, drawing),
  rule,
  at: [line, column],
}));
