import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import compression from 'compression';
import express from 'express';
import { apartNote, headline, type Report } from '../../../content/compare/report/say.ts';
import { BRAND } from '../../../renderer/vite/brandTokens.ts';
import { findBuilt } from '../../../tina/server/built/findBuilt.ts';
import { openFiles } from '../../../tina/server/editorRoutes.ts';
import { refuseOthers, secure } from '../../../tina/server/guards.ts';
import { helpRoutes } from '../../../tina/server/helpRoutes.ts';
import { Snapshots } from '../../../tina/server/snapshots/Snapshots.ts';
import { snapshotRoutes, snapshotSender } from '../../../tina/server/snapshots/snapshotRoutes.ts';
import { pairOf } from '../../../tina/shared/Snapshot.ts';

/**
 * Serves a review on this machine as the editor's service shows a proposal: its changes, and pages before and after.
 * @param repository the folder of the repository that has both commits
 */
export async function serveReview(repository: string, report: Report) {
  const built = await findBuilt(console.log);
  const { name: site } = JSON.parse(readFileSync(BRAND, 'utf8'));
  const { content, code } = report;
  const revisions = {
    repository: resolve(repository),
    base: report.base.commit,
    head: report.head.commit,
  };
  const snapshots = new Snapshots({
    folder: resolve('.cache/review'),
    site: built.renderSite,
    style: built.style,
  });
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { address };
  app.use(secure({ settings }), compression(), refuseOthers({ settings }), openFiles({ built }));
  app.use(helpRoutes((text) => built.views.helpPage({ site, text })));
  app.use(snapshotRoutes({ snapshots }));
  app.get('/', (_request, response) =>
    snapshotSender(
      { snapshots, built },
      response,
      revisions,
    )(
      built.views.comparisonPage({
        site,
        title: headline(report),
        note: apartNote(report),
        code: code.map(({ file }) => file),
        changes: { ...content, pair: pairOf(revisions) },
      }),
    ),
  );
  return {
    address,
    close() {
      snapshots.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
