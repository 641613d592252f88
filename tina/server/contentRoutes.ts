import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { inspect } from '../../content/load/inspect.ts';
import { valueAt } from '../../content/load/read/schemaWalk.ts';
import { recordTitle } from '../../content/schema/collections.ts';
import { contains } from '../shared/searchWords.ts';
import { storedRecords } from '../shared/storedRecords.ts';
import { isPicturePath, readPicture } from './pictureFiles.ts';
import { storeIn } from './Store.ts';
import { saveRoute } from './saveRoute.ts';

const picture = z.string().max(500).refine(isPicturePath);
const renaming = z.object({ from: picture, to: picture });

/** What an address says behind its beginning. */
const pathOf = (path: unknown): string => ([path ?? []].flat() as string[]).join('/');

/**
 * What the editor's page reads and writes, with the addresses of Tina's own server.
 * @param own decides who may ask, and sets the store (`storeIn`)
 */
export function contentRoutes(own: RequestHandler[]): Router {
  const router = Router();
  router.use(
    ['/editor/save', '/editor/records', '/admin/history', '/admin/published', '/media'],
    ...own,
  );

  router.post('/editor/save', express.json({ limit: '2mb' }), saveRoute);

  router.get('/editor/records', async ({ query }, response) => {
    const store = storeIn(response);
    const changes = (await store.changes?.()) ?? [];
    response.json(await storedRecords(store.root, String(query.kinds).split(','), changes));
  });

  router.get('/admin/history', async (request, response) => {
    response.json(await storeIn(response).history(String(request.query.file ?? '')));
  });

  router.get('/admin/published', async (request, response) => {
    const values = await storeIn(response).published(String(request.query.file ?? ''));
    response.json({ values });
  });

  router.get('/media/list{/*folder}', async (request, response) => {
    const folder = pathOf(request.params.folder);
    if (folder !== '' && !isPicturePath(`${folder}/any.png`))
      throw new Refusal(400, 'There is no such folder of pictures.');
    response.json(await listPictures(storeIn(response).root, folder, request.query));
  });

  router.post('/media/upload/*path', async (request, response) => {
    const { file, bytes, said } = await readPicture(request, pathOf(request.params.path));
    const { path } = await storeIn(response).upload(file, bytes);
    response.json({ path, said });
  });

  router.post(
    '/media/rename',
    ...own,
    express.json({ limit: '4kb' }),
    async (request, response) => {
      const asked = renaming.safeParse(request.body);
      if (!asked.success)
        throw new Refusal(400, 'Name the picture in letters, digits and dashes, with its ending.');
      const { from, to } = asked.data;
      await storeIn(response).movePicture(from, to);
      response.json({ success: true });
    },
  );

  router.delete('/media/*path', async (request, response) => {
    const path = pathOf(request.params.path);
    // A folder would go with all that is in it.
    if (!isPicturePath(path)) throw new Refusal(400, 'Only a picture can be deleted here.');
    await storeIn(response).movePicture(path);
    response.json({ success: true });
  });
  return router;
}

const PAGE = 20;

/** What records say of a picture: their titles, and the words next to it, such as what it shows. */
function pictureWords(root: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const reading of inspect(root).readings)
    for (const { value, meta, at } of reading.mentions) {
      if (meta.widget !== 'image' || !('path' in at)) continue;
      const beside = Object.values(valueAt(reading.data, at.path.slice(0, -1)) ?? {});
      const texts = beside.filter((one) => typeof one === 'string');
      words.set(value, [words.get(value), recordTitle(reading), ...texts].join(' '));
    }
  return words;
}

/** The pictures of a folder, the newest first, as Tina's window of pictures wants them. */
async function listPictures(
  root: string,
  folder: string,
  { limit, cursor, search, ext }: Record<string, unknown>,
): Promise<object> {
  const entries = await readdir(join(root, 'public/images', folder), { withFileTypes: true }).catch(
    () => [],
  );
  const query = String(search ?? '');
  const said = query ? pictureWords(root) : undefined;
  const path = folder ? `${folder}/` : '';
  const endings = String(ext ?? '')
    .toLowerCase()
    .split(',')
    .filter(Boolean);
  const isAsked = (name: string) =>
    contains(`${name} ${said?.get(`/images/${path}${name}`) ?? ''}`, query) &&
    (endings.length === 0 || endings.includes(extname(name).slice(1).toLowerCase()));
  const found = entries.filter((entry) => entry.isFile() && isAsked(entry.name));
  const dated = await Promise.all(
    found.map(async ({ name }) => {
      // It may be deleted in the meantime.
      const { mtimeMs = 0 } =
        (await stat(join(root, 'public/images', folder, name)).catch(() => undefined)) ?? {};
      return { name, minute: Math.floor(mtimeMs / 60_000) };
    }),
  );
  const names = dated
    .toSorted((a, b) => b.minute - a.minute || a.name.localeCompare(b.name))
    .map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}`);
  const [from, count] = [Number(cursor) || 0, Number(limit) || PAGE];
  return {
    files: names
      .slice(from, from + count)
      .map((filename) => ({ filename, src: `/images/${path}${filename}` })),
    directories: from > 0 ? [] : folders.sort(),
    cursor: names.length > from + count ? String(from + count) : null,
  };
}
