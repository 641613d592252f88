import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../../tina/server/readSettings.ts';

it('the folder of the site must be a link, or missing', () => {
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

it('a data folder that is a link is resolved, and an empty setting means the default', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'volume'));
  symlinkSync('volume', join(folder, 'link'));
  expect(readSettings({ EDITOR_DATA: join(folder, 'link') }).data).toBe(join(folder, 'volume'));
  expect(readSettings({ EDITOR_DATA: '' }).data).toBe(readSettings({}).data);
});

it('the image has a process that reaps children, and its default data folder is the volume', () => {
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain('ENTRYPOINT ["tini", "--"]');
  expect(image).toMatch(/ln -s \/data \.data\/editor/);
  expect(image).not.toContain('EDITOR_DATA=');
});
