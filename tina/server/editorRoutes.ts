import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Response, Router } from 'express';
import { INERT } from '../../renderer/headers/siteRules.ts';
import { hashOf } from '../shared/editorAddress.ts';
import { HERE, type Here } from '../shared/Here.ts';
import { isEditable } from '../shared/isEditable.ts';
import { SECTION_PICTURES } from '../shared/pictureAddress.ts';
import { waitingFor } from '../shared/proposalState.ts';
import { ADMIN_POLICY, adminPage, STILL_POLICY } from './adminPage.ts';
import { sendBeside } from './besidePage.ts';
import { whoIn } from './guards.ts';
import { whereStands } from './presence/Presence.ts';
import type { Service } from './Service.ts';

const embedded = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The editor's page, the page of the site beside it, and what both are made of. */
export function editorRoutes(service: Service): Router {
  const { built, choices, repository, settings } = service;
  const router = Router();
  const page = readFileSync(join(built.forms, 'admin/index.html'), 'utf8');

  router.get(['/admin', '/admin/', '/admin/index.html'], async (request, response) => {
    if (request.path === '/admin') {
      response.redirect(302, '/admin/');
      return;
    }
    const { id: person, name, role, waits = 0 } = whoIn(response);
    const proposal = await choices.current(whoIn(response));
    const { id, title } = proposal;
    const editable = (await repository.proposals())
      .filter(isEditable)
      .toSorted((a, b) => b.updated - a.updated)
      .map((one) => ({ id: one.id, title: one.title }));
    const isAutosaving = !settings.isAutosaveOff;
    const here: Here = {
      person,
      name,
      role,
      editable,
      proposal: { id, title },
      standing: whereStands(proposal),
      waits,
      isAutosaving,
    };
    const script = `<script type="application/json" id="${HERE}">${embedded(here)}</script>`;
    response
      .set('Content-Security-Policy', ADMIN_POLICY)
      .type('html')
      .send(adminPage(page).replace('</title>', () => `</title>${script}`));
  });
  router.use(
    '/admin/assets',
    compression(),
    express.static(join(built.forms, 'admin/assets'), FOR_GOOD),
  );

  router.get(`${SECTION_PICTURES}/:type`, async (request, response) => {
    const { id } = await choices.current(whoIn(response));
    const picture = built.views.sectionPicture(await repository.worktree(id), request.params.type);
    if (picture) response.set('Content-Security-Policy', STILL_POLICY).type('html').send(picture);
    else response.sendStatus(404);
  });

  router.get('/images/*path', async (request, response, next) => {
    const { id } = await choices.current(whoIn(response));
    response.set(INERT);
    express.static(join(await repository.worktree(id), 'public'), {
      index: false,
      cacheControl: false,
    })(request, response, next);
  });

  // Whatever else is asked is a page of the site: whether there is one, its records know.
  router.get('/{*route}', async (request, response, next) => {
    if (/\.\w+$/.test(request.path)) return next();
    if (request.headers['sec-fetch-dest'] === 'document') {
      // A reviewer for whom a proposal waits starts there, and needs no draft.
      const waits = waitingFor(whoIn(response), await repository.proposals());
      const isReview = request.path === '/' && waits > 0;
      return response.redirect(302, isReview ? '/editor/proposals' : asEditor(request.path));
    }
    const { id } = await choices.current(whoIn(response));
    const root = await repository.worktree(id);
    sendBeside(response, built, { root, path: request.path, site: service.site });
  });
  return router;
}

/** Files that browsers keep, and nothing else of the service. */
const KEPT = {
  index: false,
  setHeaders(response: Response) {
    response.removeHeader('Content-Security-Policy');
    response.removeHeader('Cache-Control');
  },
};

/** The same of files that are named by their content. */
const FOR_GOOD = { ...KEPT, immutable: true, maxAge: '1y' };

/** What is no secret: files of the code, which a sign-in page needs as well. */
export function openFiles({ built }: Pick<Service, 'built'>): Router {
  const router = Router();
  router.use('/editor/assets', compression(), express.static(built.assets, FOR_GOOD));
  router.use('/fonts', express.static('public/fonts', { ...KEPT, maxAge: '7d' }));
  router.get('/favicon.ico', (_request, response) => {
    response.sendFile('favicon.ico', { root: 'public' });
  });
  return router;
}

/** A page of the site that is opened by itself is shown where it can be edited. */
const asEditor = (page: string) => `/admin/${page === '/' ? '' : hashOf({ page })}`;
