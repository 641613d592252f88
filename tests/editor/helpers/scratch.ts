import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CODE_FOLDERS } from '../../../content/load/source/codeFolders.ts';
import { growTalks } from '../../growth/growTalks.ts';

/** The port of the studio that the tests use. */
export const PORT = Number(process.env.EDITOR_PORT ?? 3718);

/** The records and pictures that the tests edit: a copy, so that a person's own stay as they are. */
export const SCRATCH = resolve(`.cache/editor-${PORT}`);

/** How many talks the copy has at least: `EDITOR_TALKS=300 npm run test:editor` tries the editor with many. */
const TALKS = Number(process.env.EDITOR_TALKS ?? 0);

/** The records that the tests edit: the site's own, or those that `npm run init` put aside for them. */
const OWN = 'tests/site/content';
const RECORDS = existsSync(OWN) ? OWN : 'content';

/** Copies records and public/ anew; the forms are the project's own. */
export function copyContent(): void {
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  cpSync('public', join(SCRATCH, 'public'), { recursive: true });
  cpSync(RECORDS, join(SCRATCH, 'content'), {
    recursive: true,
    filter: (path) => !CODE_FOLDERS.some((name) => path === `content/${name}`),
  });
  if (RECORDS === OWN) drawPictures();
  if (TALKS > 0) growOlderTalks();
}

/** One dot, as WebP. */
const DOT = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>\n';

/** Records that were put aside have no pictures: each that they name becomes a dot. */
function drawPictures(): void {
  for (const file of globSync('content/**/*.{json,mdx}', { cwd: SCRATCH })) {
    const text = readFileSync(join(SCRATCH, file), 'utf8');
    for (const [path] of text.matchAll(/\/images\/[\w./-]+/g)) {
      const picture = join(SCRATCH, 'public', path);
      if (existsSync(picture)) continue;
      mkdirSync(dirname(picture), { recursive: true });
      writeFileSync(picture, path.endsWith('.svg') ? DRAWING : DOT);
    }
  }
}

/** The site's own talks stay the newest, and so on the first page. */
function growOlderTalks(): void {
  const talks = join(SCRATCH, 'content/talks');
  const own = readdirSync(talks);
  growTalks(SCRATCH, TALKS);
  for (const name of own) {
    const file = join(talks, name);
    const talk = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...talk, id: talk.id + TALKS }, null, 2)}\n`);
  }
}

/** A folder for one more studio, with the same records and pictures; made anew where a test is tried again. */
export function besideScratch(name: string): string {
  const folder = join(SCRATCH, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // The content check follows no link.
  for (const part of ['content', 'public']) {
    cpSync(join(SCRATCH, part), join(folder, part), { recursive: true });
  }
  return folder;
}
