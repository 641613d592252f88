import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../../tina/server/readSettings.ts';

it('the folder of the site is a link, or nothing yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = (site: string) =>
    readSettings({ EDITOR_DATA: join(folder, 'data'), EDITOR_SITE_FOLDER: site });
  expect(settings(join(folder, 'site')).siteFolder).toBe(join(folder, 'site'));
  symlinkSync('elsewhere', join(folder, 'site'));
  expect(settings(join(folder, 'site')).siteFolder).toBe(join(folder, 'site'));
  expect(() => settings(folder)).toThrow(
    `EDITOR_SITE_FOLDER is ${folder}, where something else is.`,
  );
  expect(settings('').siteFolder).toBeUndefined();
});
