import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('supabase/own.sh signs the forms’ key with PostgREST’s secret, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Replaces PostgreSQL's client; the script was tried with the real one.
  const psql = join(folder, 'psql');
  writeFileSync(psql, '#!/bin/sh\ncase "$*" in *current_*) echo site;; esac\n');
  chmodSync(psql, 0o755);
  const run = () =>
    execFileSync('sh', ['supabase/own.sh', 'https://www.firm.example', join(folder, 'settings')], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, OWNER_URL: 'postgres://x' },
      stdio: 'pipe',
    });
  run();
  const read = (name: string) => readFileSync(join(folder, 'settings', name), 'utf8');
  const [, secret = ''] = /jwt-secret = "(\w{64})"/.exec(read('postgrest.conf')) ?? [];
  const [, header, claims = '', signature] =
    /KEY=([\w-]+)\.([\w-]+)\.([\w-]+)\n/.exec(read('build.env')) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({ role: 'anon' });
  expect(createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url')).toBe(
    signature,
  );
  expect(statSync(join(folder, 'settings/postgrest.conf')).mode & 0o077).toBe(0);
  expect(run).toThrow(/is there already/);
});
