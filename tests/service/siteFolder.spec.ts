// A team with one machine: the editor itself builds what is published.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { startNginx } from '../nginx.ts';
import { SECOND } from './helpers/records.ts';
import { startEditor } from './helpers/startEditor.ts';

skipWithout('four talks or courses');

const TITLE = 'A title that the folder shows';

test('the folder has the site of main, and that of each commit after it', {
  tag: '@all',
}, async () => {
  test.setTimeout(900_000);
  const work = mkdtempSync(join(tmpdir(), 'folder-'));
  const link = join(work, 'www/site');
  const editor = await startEditor({ EDITOR_SITE_FOLDER: link, VITE_SUPABASE_URL: '' });
  const commit = () => {
    try {
      return JSON.parse(readFileSync(join(link, 'build.json'), 'utf8')).commit;
    } catch {
      return undefined;
    }
  };
  const isBuilt = () =>
    expect.poll(commit, { timeout: 400_000 }).toBe(editor.git('rev-parse', 'main'));
  try {
    await isBuilt();
    expect(readFileSync(join(link, 'index.html'), 'utf8')).toContain('</html>');
    await test.step('nginx serves it with the headers of this build', async () => {
      const conf = readFileSync(`${link}.nginx.conf`, 'utf8');
      expect(conf).toContain(`root ${link};`);
      const nginx = await startNginx(conf, link);
      const { headers } = await fetch(nginx.url);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      await nginx.close();
    });
    await test.step('an engineer changes main', async () => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: join(work, 'own') });
      execFileSync('git', ['clone', '-q', join(editor.data, 'repository/origin.git'), 'own'], {
        cwd: work,
      });
      const file = join(work, 'own', SECOND.file);
      const record = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, `${JSON.stringify({ ...record, title: TITLE }, null, 2)}\n`);
      git('-c', 'user.name=E', '-c', 'user.email=e@site.example', 'commit', '-qam', TITLE);
      git('push', '-q', 'origin', 'HEAD:main');
      await isBuilt();
      const pages = globSync('*.html', { cwd: link });
      const shows = (page: string) => readFileSync(join(link, page), 'utf8').includes(TITLE);
      expect(pages.filter(shows)).not.toEqual([]);
    });
  } finally {
    await editor.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
