import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growTalks } from './growTalks.ts';

/** About a thousand records with those of the site. */
const TALKS = 900;

/** Makes a bare repository whose main is this site's content with many more talks. @returns its folder */
export function manyRecords(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  for (const part of ['content', 'public']) cpSync(part, join(folder, part), { recursive: true });
  growTalks(folder, TALKS);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.example'];
  git(...who, 'commit', '--quiet', '--message', 'Many records');
  return folder;
}
