import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { namedCollections } from '../../content/schema/collections.ts';
import { storedRecords, storedTranslations } from '../shared/storedRecords.ts';
import { isPicturePath, readPicture } from './pictureFiles.ts';
import { listPictures } from './pictureList.ts';
import { storeIn } from './Store.ts';
import { saveRoute } from './saveRoute.ts';

const picture = z.string().max(500).refine(isPicturePath);
const renaming = z.object({ from: picture, to: picture });
const word = z.string().max(500).optional();
const searched = z.object({ words: word, folder: word, used: word, count: word });

/** What an address says behind its beginning. */
const pathOf = (path: unknown): string => ([path ?? []].flat() as string[]).join('/');

/**
 * What the editor's page reads and writes.
 * @param own decides who may ask, and sets the store (`storeIn`)
 */
export function contentRoutes(own: RequestHandler[]): Router {
  const router = Router();
  router.use(
    [
      '/editor/save',
      '/editor/records',
      '/editor/translations',
      '/editor/pictures',
      '/admin/history',
      '/admin/published',
      '/media',
    ],
    ...own,
  );

  router.post('/editor/save', express.json({ limit: '2mb' }), saveRoute);

  router.get('/editor/records', async ({ query }, response) => {
    const store = storeIn(response);
    const changes = (await store.changes?.()) ?? [];
    const asked = String(query.kinds).split(',');
    const kinds = namedCollections.flatMap(([name]) => (asked.includes(name) ? name : []));
    response.json(storedRecords(store.root, kinds, changes));
  });

  router.get('/editor/translations', ({ query }, response) => {
    response.json(storedTranslations(storeIn(response).root, String(query.of)));
  });

  router.get('/admin/history', async (request, response) => {
    response.json(await storeIn(response).history(String(request.query.file ?? '')));
  });

  router.get('/admin/published', async (request, response) => {
    const values = await storeIn(response).published(String(request.query.file ?? ''));
    response.json({ values });
  });

  router.get('/editor/pictures', async ({ query }, response) => {
    response.json(await listPictures(storeIn(response).root, searched.parse(query)));
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
