import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, createServer, type Plugin } from 'vite';
import type { PictureHost } from '../../../components/ui/Picture.tsx';
import type { Site } from '../../../content/schema/site.ts';
import type { PageModule } from '../../../renderer/PageModule.ts';
import { compress } from '../../build/compress.ts';
import type { WholeData } from './WholePage.tsx';

const SITE = 'dist/client';
const CACHE = '.cache/bench';
const ENTRIES = `${CACHE}/entries`;

/** Where the comparison lies, ready to be served. */
export const WHOLE = `${CACHE}/whole`;

/** A route that is compared: its folder under pages/ and its built file. */
interface Compared {
  folder: string;
  file: string;
  route: string;
}

export const COMPARED: readonly Compared[] = [
  { route: '/', folder: 'index', file: 'index.html' },
  { route: '/talks', folder: 'talks', file: 'talks.html' },
];

/** The built page carries its style inlined; the components' imports of it bring nothing. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

/** A page's module lists its addresses from the records; its client never asks for them. */
const noRecords: Plugin = {
  name: 'no-records',
  enforce: 'pre',
  load: (id) => (id.endsWith('/content/load/contentOfBuild.ts') ? 'export {}' : undefined),
};

const pageModule = (folder: string) => resolve(`pages/${folder}/index.page.server.tsx`);

/** Widgets that React does not draw are started by their own `wake`; the others are in the tree. */
function plainIslands(html: string): Map<string, string> {
  const names = new Set([...html.matchAll(/<nikash-island name="(\w+)"/g)].map(([, name]) => name));
  const found = [...names].map((name): [string, string] => [
    String(name),
    resolve(globSync(`components/widgets/${name}/${name}.island.{ts,tsx}`)[0] ?? ''),
  ]);
  return new Map(found.filter(([, file]) => !readFileSync(file, 'utf8').includes('reactIsland(')));
}

/** Writes a client entry for a page: one page a file, so that each downloads its own widgets only. */
function writeEntry({ folder, file }: Compared): string {
  const islands = plainIslands(readFileSync(join(SITE, file), 'utf8'));
  const entry = resolve(ENTRIES, `${folder}.tsx`);
  const imports = [...islands].map(([name, from]) => `import { wake as ${name} } from '${from}';`);
  writeFileSync(
    entry,
    [
      `import { hydrate } from '${resolve('scripts/bench/whole/hydrate.tsx')}';`,
      `import { Page } from '${pageModule(folder)}';`,
      ...imports,
      `hydrate(Page, { ${[...islands.keys()].join(', ')} });`,
    ].join('\n'),
  );
  return entry;
}

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** Builds the client of the compared pages for production. */
async function buildClient(): Promise<Record<string, Chunk>> {
  const input = COMPARED.map(writeEntry);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles, noRecords, react()],
    publicDir: false,
    build: { outDir: WHOLE, target: 'es2022', manifest: 'manifest.json', rollupOptions: { input } },
  });
  return JSON.parse(readFileSync(join(WHOLE, 'manifest.json'), 'utf8'));
}

/** The tags that load a page's client as Vite writes them: its entry, and its chunks beside it. */
function scriptTags(chunks: Record<string, Chunk>, folder: string): string {
  const below = (keys: string[] = []): string[] =>
    keys.flatMap((key) => [key, ...below(chunks[key]?.imports)]);
  const entry = Object.values(chunks).find(({ src }) => src?.endsWith(`entries/${folder}.tsx`));
  if (!entry) throw new Error(`The comparison has no client entry for ${folder}.`);
  const preloads = [...new Set(below(entry.imports))].map(
    (key) => `<link rel="modulepreload" href="/${chunks[key]?.file}">`,
  );
  return `<script type="module" src="/${entry.file}"></script>${preloads.join('')}`;
}

/** The built page with another body, and a client in the place of the island runtime. */
function withBody(html: string, body: string, scripts: string, data: WholeData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html
    .replace(/<script>[\s\S]*?<\/script>/, '')
    .replace(
      '</head>',
      () => `<script type="application/json" id="props">${json}</script>${scripts}</head>`,
    )
    .replace(/(<body[^>]*>)[\s\S]*(<\/body>)/, (_, open, close) => open + body + close);
}

/**
 * Builds the comparison: the same pages of the same components and content, each hydrated whole by a
 * production client of its own, its props as JSON in the HTML.
 */
export async function buildWhole(): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(ENTRIES, { recursive: true });
  const chunks = await buildClient();
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles, react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  const load = (file: string) => server.ssrLoadModule(resolve(file));
  const { loadContent } = await load('content/load/loadContent.ts');
  const { openPictures } = await load('renderer/pictures/pictureHost.ts');
  const { WholePage } = await load('scripts/bench/whole/WholePage.tsx');
  const content = loadContent() as { site: Site };
  for (const { route, folder, file } of COMPARED) {
    const { Page, select } = (await server.ssrLoadModule(pageModule(folder))) as PageModule<never>;
    const data: WholeData = {
      site: content.site,
      route,
      props: select(content as never),
      pictures: {},
    };
    const known: PictureHost = openPictures().host;
    const pictureHost: PictureHost = (wish) => {
      data.pictures[JSON.stringify(wish)] = known(wish);
      return known(wish);
    };
    const body = renderToString(
      createElement(WholePage, { Page, wakes: {}, pictureHost, ...data }),
    );
    const html = readFileSync(join(SITE, file), 'utf8');
    // The built page's head holds the preloads already.
    const whole = withBody(
      html,
      body.replace(/^(<link[^>]*>)+/, ''),
      scriptTags(chunks, folder),
      data,
    );
    writeFileSync(join(WHOLE, file), whole);
  }
  await server.close();
  for (const shared of ['fonts', 'images', 'assets/pictures', '_headers', '404.html'])
    if (globSync(join(SITE, shared)).length > 0)
      cpSync(join(SITE, shared), join(WHOLE, shared), { recursive: true });
  compress(WHOLE, globSync('**/*.{html,js,svg}', { cwd: WHOLE }));
}
