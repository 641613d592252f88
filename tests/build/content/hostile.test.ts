import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect, inspectChanges } from '../../../content/load/inspect.ts';
import { inlineSvg } from '../../../content/load/svg/inlineSvg.ts';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';
import { pageFaults } from '../../../scripts/build/pageGate.ts';
import { buildEnvironment } from '../../../scripts/lib/buildEnvironment.ts';
import { renderSite } from '../../../tina/server/snapshots/renderSite.tsx';
import { lookOf } from './lookOf.ts';

// A thousand hostile texts and SVG files: what the check accepts is built, and no page gets an element that runs, loads
// or sends something (issue 37).

const SEED = Number(process.env.SEED ?? 20_261_125);

/** Mulberry32: the same numbers for the same seed, below 1. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const next = random(SEED);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

const PIECES = [
  '<script>alert(1)</script>',
  '<!-->',
  '-->',
  '<![CDATA[',
  ']]>',
  ']]&gt;',
  '</title>',
  '</style>',
  '</script>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<form action=//evil.example>',
  '<iframe srcdoc=x>',
  '<img src=x onerror=alert(1)>',
  '" onload="alert(1)',
  "' onfocus='alert(1)",
  '&lt;script&gt;',
  '&#60;script&#62;',
  '<svg onload=alert(1)>',
  '<math><mtext><style>',
  '<noscript><p title="</noscript><script>alert(1)</script>">',
  '{alert(1)}',
  '<site-island src="/x.js">',
  '<style id="fonts">*{}</style>',
  '[a](javascript:alert(1))',
  '$& $1 $$ $`',
  '\\u003cscript>',
  '%3Cscript%3E',
  '\u2028',
  '\u202e',
  'BEGIN:VEVENT',
  '\\n;X=1,',
  'javascript:alert(1)',
  'https://evil.example/"><script>',
  'a',
  ' b ',
];
const hostileText = () =>
  Array.from({ length: 1 + Math.floor(next() * 4) }, () => oneOf(PIECES)).join('');

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The paths of all texts in a record. */
function places(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...path]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A record with one hostile text: as a replacement of another, or inside it. */
function changed(file: string, text: string): string {
  const hostile = hostileText();
  if (!file.endsWith('.json')) {
    if (next() < 0.5) return `${text.trimEnd()}\n\n${hostile}\n`;
    return text.replace(/^title: .*$/m, () => `title: ${JSON.stringify(hostile.trim())}`);
  }
  const record: Json = JSON.parse(text);
  const place = oneOf(places(record));
  const last = place.pop() as string;
  let inner = record as Record<string, Json>;
  for (const key of place) inner = inner[key] as Record<string, Json>;
  const words = String(inner[last]);
  inner[last] = next() < 0.5 ? hostile.trim() : `${words} ${hostile}`.trim();
  return `${JSON.stringify(record, null, 2)}\n`;
}

const SVG_PIECES = [
  '<path d="M0 0h9v9z" fill="red"/>',
  '<g>',
  '</g>',
  '<!-->',
  '-->',
  '<!-- a -->',
  '<![CDATA[<style>*{}</style>]]>',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  '<title>&lt;script&gt;</title>',
  '<desc></desc>',
  '<style>path{fill:red}</style>',
  '<style>&lt;/style&gt;&lt;script&gt;</style>',
  '<script>alert(1)</script>',
  '<path d="&quot;&gt;&lt;script&gt;" fill="&#x3c;img src=x&#x3e;"/>',
  '<path onload="alert(1)"/>',
  '<path style="fill:url(https://evil.example)"/>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<text>&lt;/svg&gt;&lt;form&gt;</text>',
  '<use href="#a"/>',
  '<rect id="a" class="b" width="1" height="1"/>',
  '<circle r="1" fill="var(--x)"/>',
];
const hostileDrawing = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${Array.from(
    { length: 1 + Math.floor(next() * 5) },
    () => oneOf(SVG_PIECES),
  ).join('')}</svg>`;

/** Active elements and attributes, counted by name. */
function acting(html: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const events = node.attrs.flatMap(({ name }) =>
        /^on|^(?:style|srcdoc|action|formaction)$/.test(name) ? name : [],
      );
      const acts =
        /^(?:script|style|meta|base|form|i?frame|object|embed|link|template|site-island)$/;
      for (const name of [...events, ...(acts.test(node.tagName) ? [node.tagName] : [])])
        counts[name] = (counts[name] ?? 0) + 1;
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return counts;
}

const LEFT_OUT = /^(?:\.git|\.data|dist|tests|\.cache(?!\/pictures|$).*|.*node_modules)$/;

describe('hostile content', { tags: '@all' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  beforeAll(() => {
    cpSync('.', folder, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative('.', path)),
    });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it(`of 1,000 SVG files adds nothing active to a page (seed ${SEED})`, () => {
    const written = { scripts: [], styles: [] };
    let drawn = 0;
    for (let i = 0; i < 1000; i++) {
      const drawing = hostileDrawing();
      const markup = inlineSvg(drawing)?.markup;
      if (markup) drawn += 1;
      const page = `<!DOCTYPE html><html><head><title>T</title></head><body><svg>${markup}</svg></body></html>`;
      expect(pageFaults(page, written), drawing).toEqual([]);
      expect(acting(page), drawing).toEqual({});
      if (svgFaults(drawing).length === 0 && i % 20 === 0)
        writeFileSync(join(folder, 'public/images/icons/fit.svg'), drawing);
    }
    expect(drawn).toBeGreaterThan(100);
  });

  it(`of 1,000 texts in records is refused, or built without effect (seed ${SEED})`, {
    timeout: 480_000,
  }, () => {
    const errorsNow = inspect(folder).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errorsNow).toEqual([]);
    const files = inspect(folder).readings.map(({ file }) => file);
    let accepted = 0;
    for (let i = 0; i < 1000; i++) {
      const file = oneOf(files);
      const text = changed(file, readFileSync(join(folder, file), 'utf8'));
      if (inspectChanges(folder, new Map([[file, text]])).length > 0) continue;
      writeFileSync(join(folder, file), text);
      accepted += 1;
    }
    expect(accepted).toBeGreaterThan(100);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: buildEnvironment(),
    });
    expect(status, `${stderr}`).toBe(0);
    const pages = globSync('**/*.html', { cwd: join(folder, 'dist/client') });
    expect(pages.length).toBeGreaterThan(5);
    const { time } = JSON.parse(readFileSync(join(folder, 'dist/client/build.json'), 'utf8'));
    const rendered = renderSite(folder, Date.parse(time));
    expect(rendered.size).toBe(pages.length);
    for (const [route, html] of rendered) {
      const file = join(folder, 'dist/client', `${route === '/' ? '/index' : route}.html`);
      expect(lookOf(html), `${route} is rendered for reviewers as it is built`).toEqual(
        lookOf(readFileSync(file, 'utf8')),
      );
    }
    for (const page of pages) {
      const clean = join('dist/client', page);
      if (!existsSync(clean)) continue;
      const before = acting(readFileSync(clean, 'utf8'));
      for (const [name, count] of Object.entries(
        acting(readFileSync(join(folder, 'dist/client', page), 'utf8')),
      ))
        expect(count, `${page} has more <${name}>`).toBeLessThanOrEqual(before[name] ?? 0);
    }
  });
});
