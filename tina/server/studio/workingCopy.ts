import { existsSync, readFileSync } from 'node:fs';
import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { Refusal } from '../../../content/compare/refusal.ts';
import { versionOf } from '../../../content/load/read/version.ts';
import { BRAND } from '../../../renderer/vite/brandTokens.ts';
import { keepKind, keepShown } from '../../proposals/keepShown.ts';
import { Lineage } from '../../proposals/Lineage.ts';
import { planSaves } from '../../proposals/planSaves.ts';
import { savedAnswers } from '../../proposals/savePlan.ts';
import { serial } from '../../proposals/serial.ts';
import { freePicture } from '../../proposals/uploads.ts';
import { writeWhole } from '../../proposals/writeWhole.ts';
import type { Save, SaveAnswer, StoredText } from '../../shared/Repository.ts';
import { besidePage, sendBeside } from '../besidePage.ts';
import { ENTRY } from '../built/BuiltEditor.ts';
import { contentRoutes } from '../contentRoutes.ts';
import { helpRoutes } from '../helpRoutes.ts';
import { writePicture } from '../pictureFiles.ts';
import { publishedValues, recordHistory } from '../recordHistory.ts';
import { readSaves, type Store } from '../Store.ts';
import { refuse } from './judge.ts';
import type { StudioEditor } from './openEditor.ts';

/**
 * The files of a checkout as a store: one person, who is not signed in. Two tabs, `git pull` and an editor of text may
 * change the same record.
 * @param root the folder that holds content/, public/ and tina/
 */
export function workingCopy(root: string): Store {
  const lock = serial();
  const lineage = new Lineage();
  /** Where records went that were renamed since the start. */
  const renamed = new Map<string, string>();
  const images = join(root, 'public/images');
  const isThere = (file: string) => existsSync(join(root, file));

  const read = async (file: string): Promise<StoredText | undefined> => {
    if (!isThere(file)) return undefined;
    const text = readFileSync(join(root, file), 'utf8');
    return { text, version: versionOf(text) };
  };

  const save = async (saves: readonly Save[]): Promise<readonly SaveAnswer[]> => {
    const planned = await planSaves(
      {
        root,
        lineage,
        besides: new Set(saves.map(({ file }) => file)),
        read,
        // A form sends what it began from.
        text: async () => undefined,
        lastChange: async () => undefined,
        whereTo: async (file) => ({ file: renamed.get(file) }),
      },
      saves,
    );
    if ('refusals' in planned) return planned.refusals;
    const texts = [...planned.texts];
    for (const [file, text] of texts) if (text !== undefined) writeWhole(join(root, file), text);
    for (const [file, text] of texts) if (text === undefined) await rm(join(root, file));
    for (const { file, renamedFrom } of saves) if (renamedFrom) renamed.set(renamedFrom, file);
    return savedAnswers(planned.plans, read);
  };

  return {
    root,
    history: (file) => recordHistory(root, file),
    // A folder without Git has no commit to compare with.
    published: (file) =>
      publishedValues({ repository: root, head: 'HEAD' }, file).catch(() => undefined),
    async save(saves) {
      await readSaves(saves);
      return lock(() => save(saves));
    },
    async upload(name, bytes) {
      const path = freePicture(name, isThere).replace('public/images/', '');
      await writePicture(images, path, bytes);
      return { path: `/images/${path}` };
    },
    async movePicture(path, to) {
      const [from, next] = [join(images, path), to && join(images, to)];
      if (to) keepKind(path, to);
      keepShown(path, root);
      if (!existsSync(from) || !isInside(await realpath(dirname(from)), await realpath(images)))
        throw new Refusal(409, 'That picture is gone already.');
      if (!next) return rm(from);
      if (existsSync(next))
        throw new Refusal(409, `There is a picture ${to} already. Choose another name.`);
      await mkdir(dirname(next), { recursive: true });
      await rename(from, next);
    },
  };
}

/** A symbolic link may point outside. */
const isInside = (path: string, folder: string) =>
  `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);

/** What the site is called. */
const nameOf = (root: string): string => JSON.parse(readFileSync(join(root, BRAND), 'utf8')).name;

/**
 * The routes of the editor's page over a checkout, as Express middleware of the site's server.
 * @param withModules lets a page load modules of the checkout
 */
export function workingCopyApp(
  root: string,
  editor: Pick<StudioEditor, 'beside'>,
  withModules: (path: string, html: string) => Promise<string>,
): Express {
  const store = workingCopy(root);
  const own: RequestHandler = (_request, response, next) => {
    response.locals.store = store;
    next();
  };
  const app = express();
  app.disable('x-powered-by');
  app.use(contentRoutes([own]));
  app.use(
    helpRoutes(async (text) => {
      const { helpPage } = await import('../views/Help.tsx');
      return helpPage({ site: nameOf(root), text });
    }),
  );
  app.use('/editor/assets', (request, response, next) => {
    const { assets } = editor.beside() ?? {};
    const options = { index: false, immutable: true, maxAge: '1y' } as const;
    if (assets) express.static(assets, options)(request, response, next);
    else next();
  });
  app.get(/^[^.]*$/, async ({ path }, response) => {
    const at = { root, path, site: nameOf(root) };
    const built = editor.beside();
    if (built) return sendBeside(response, built, at);
    const page = besidePage(at, `<script type="module" src="/${ENTRY}"></script>`);
    response.type('html').send(await withModules(path, page));
  });
  app.use(((error, request, response, _next) =>
    refuse(error, request, response)) satisfies ErrorRequestHandler);
  return app;
}
