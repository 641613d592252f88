import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The runners' configurations import tests/environment.ts. Without it, these tests fail on every machine.

it('tests use only the repository’s own Git settings', () => {
  const list = execFileSync('git', ['config', '--list', '--show-origin'], {
    cwd: '/',
    encoding: 'utf8',
  });
  const origins = list
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(new Set(origins)).toEqual(new Set([`file:${process.env.GIT_CONFIG_GLOBAL}`]));
  const author = Object.keys(process.env).filter((name) => /^GIT_(?!CONFIG_)/.test(name));
  expect(author).toEqual([]);
});

it('tests use only the repository’s fonts, in UTC and without a locale', () => {
  const fonts = readFileSync(process.env.FONTCONFIG_FILE ?? '', 'utf8');
  const [, folder = ''] = /<dir prefix="relative">(.*)<\/dir>/.exec(fonts) ?? [];
  expect(existsSync(new URL(`../machine/${folder}/DejaVuSans.ttf`, import.meta.url))).toBe(true);
  expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({
    timeZone: 'UTC',
    locale: 'en-US',
  });
});
