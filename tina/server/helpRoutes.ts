import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type Response, Router } from 'express';
import { fontFaces } from '../../renderer/fonts/fontFaces.ts';
import { brandTokens } from '../../renderer/vite/brandTokens.ts';
import { PROJECT } from './built/findBuilt.ts';

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

/** The chapters of tina/README.md for people who edit, as Markdown. The ones after them are for who hosts the editor. */
export const helpText = (): string =>
  /^## For editors$.*(?=^## Host the editor$)/ms.exec(read('tina/README.md'))?.[0] ?? '';

/** The brand's tokens, the site's fonts, and the rules of these pages. */
async function styleOfPages(): Promise<string> {
  const own = ['views', 'lists', 'review'].map((name) => read(`tina/server/views/${name}.css`));
  return [`:root { ${brandTokens('.')} }`, await fontFaces(PROJECT), ...own].join('\n');
}

/**
 * Help, its pictures, and the style of the editor's own pages: in both editors, for everybody.
 * @param page makes a page of the text, which is read again each time
 */
export function helpRoutes(
  page: (text: string, request: Request, response: Response) => string | Promise<string>,
): Router {
  const router = Router();
  router.get('/editor/help', async (request, response) => {
    response.type('html').send(await page(helpText(), request, response));
  });
  router.get('/editor/help/:picture', (request, response, next) => {
    const { picture } = request.params;
    const isNamed = /^[\w-]+\.webp$/.test(picture) && helpText().includes(`readme/${picture})`);
    if (!isNamed) return next();
    response.set('Cache-Control', 'no-cache');
    response.sendFile(picture, { root: join(PROJECT, '.github/readme') });
  });
  let style: Promise<string> | undefined;
  router.get('/editor/style.css', async (_request, response) => {
    style ??= styleOfPages();
    response
      .set('Cache-Control', 'no-cache')
      .type('css')
      .send(await style);
  });
  return router;
}
