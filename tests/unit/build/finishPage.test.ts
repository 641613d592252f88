import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageFinisher } from '../../../scripts/build/finishPage.ts';

const root = mkdtempSync(join(tmpdir(), 'finish-'));
const texts = {
  'all.css': 'p{color:red}',
  'talks.css': 'img{color:blue}',
  'entry.js': 'let a=innerWidth;open(a),close(a)',
};
for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), `${text}\n`);
afterAll(() => rmSync(root, { recursive: true }));

const style = (page: string) => `${page}.page.server.tsx?extractAssets&lang.tsx`;
const finish = pageFinisher(
  {
    [style('renderer/_default')]: { file: 'all.js', css: ['all.css'] },
    [style('renderer/_error')]: { file: 'error.js' },
    [style('pages/talks/index')]: { file: 'talks.js', css: ['talks.css'] },
    'renderer/_default.page.client.ts': { file: 'entry.js' },
  },
  root,
);
const page = (route: string, id: string) => ({
  route,
  id,
  html: '<!DOCTYPE html><html><head><title>T</title></head><body><p><img src="/images/a.jpg"><img src="/images/a.jpg"></body></html>',
});

describe('a finished page', () => {
  const finished = finish(page('/talks/page/2', '/pages/talks/index'), {});

  it('lies where its address leads, and says which originals it names', () => {
    expect(finished.name).toBe('talks/page/2.html');
    expect(finished.originals).toEqual(['/images/a.jpg']);
    expect(finished.sources.route).toBe('/talks/page/2');
  });

  it('carries its own style before that of all pages, and the script with names of its own', () => {
    expect(finished.html).toContain('<style>img{color:#00f}p{color:red}</style>');
    expect(finished.html).toMatch(/<script>\(\(\)=>\{.+\}\)\(\)<\/script>/);
    expect(finished.html).not.toContain('Content-Security-Policy');
  });
});

it('the page of unknown addresses brings its policy along', () => {
  const { html, name, sources } = finish(page('/404', '/renderer/_error'), {});
  expect(name).toBe('404.html');
  expect(html).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/);
  expect(html).toContain(sources.styles[0]);
});

it('a page that the bundles do not know stops the build', () => {
  expect(() => finish(page('/new', '/pages/new/index'), {})).toThrow('hold no pages/new/index');
});
