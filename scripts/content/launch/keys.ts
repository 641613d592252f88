import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../../content/load/read/decode.ts';
import { placeholders } from '../../../content/load/read/placeholders.ts';
import { type Obstacle, obstacle } from './obstacle.ts';

const KEYS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** The file of settings for the build, and its pattern in the repository. */
const FILES = ['.env', '.env.example'];

/** The keys that the forms cannot do without, where they are empty or lead nowhere. */
export const keyObstacles = (root: string, env: Readonly<Record<string, string>>): Obstacle[] =>
  KEYS.flatMap((key) => {
    const value = env[key] ?? '';
    const wrong = value ? placeholders(value).length > 0 && `is ${value}` : 'is not set';
    return wrong ? [at(root, key, `${key} ${wrong}`)] : [];
  });

function at(root: string, key: string, rule: string): Obstacle {
  for (const file of FILES) {
    const path = join(root, file);
    const text = existsSync(path) ? decode(readFileSync(path)) : '';
    const offset = text.search(new RegExp(`^${key}=`, 'm'));
    if (offset >= 0) return obstacle('keys', file, { offset, length: key.length }, rule);
  }
  return obstacle('keys', '.env', undefined, rule);
}
