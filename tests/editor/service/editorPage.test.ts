// The editor's page holds what people typed, as they typed it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { editorRoutes } from '../../../tina/server/editorRoutes.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { HERE } from '../../../tina/shared/Here.ts';

/** Titles of proposals that patterns of a replacement, or markup, could be read in. */
const TITLES = [
  "US$'s corner",
  'Fees in $& and $`',
  '$$ for nothing',
  '$<title> $1 $0',
  '</script><script>alert(1)</script>',
];

it.each(TITLES)('has the title of a proposal as it is: %s', async (title) => {
  const forms = mkdtempSync(join(tmpdir(), 'editor-page-'));
  mkdirSync(join(forms, 'admin'));
  writeFileSync(
    join(forms, 'admin/index.html'),
    '<head><title>TinaCMS</title></head><body></body>',
  );
  // Of the service the page reads no more.
  const service = {
    built: { forms },
    settings: {},
    choices: { current: async () => ({ id: 'p1', title, state: 'open', conflicts: [] }) },
    repository: { proposals: async () => [] },
  } as unknown as Service;
  const app = express();
  app.use((_request, response, next) => {
    response.locals.member = { id: 'mia', name: 'Mia Bhat', role: 'editor' };
    next();
  });
  app.use(editorRoutes(service));
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const html = await (await fetch(`http://localhost:${port}/admin/`)).text();
  server.close();
  rmSync(forms, { recursive: true });
  const [, here = ''] = new RegExp(`id="${HERE}">(.*?)</script>`).exec(html) ?? [];
  expect(JSON.parse(here).proposal.title).toBe(title);
  expect(JSON.parse(here).standing).toMatchObject({ state: 'open', isConflicting: false });
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<\/body>/g)).toHaveLength(1);
});
