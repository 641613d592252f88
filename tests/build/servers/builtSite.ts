import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A text that no server may ever send. */
export const SECRET = 'what visitors have sent';

/** A file that is larger than the buffer of a connection. */
export const LONG = Buffer.alloc(300_000, 'The whole file, every byte of it. ');

/** A minimal built site in a temporary folder, with files that must not be served. */
export function builtSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  mkdirSync(join(root, '.data'));
  mkdirSync(join(root, 'assets'));
  const files: Record<string, string | Buffer> = {
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    '404.html': '<h1>Not here</h1>',
    'index.html': '<h1>Home</h1>',
    'talks.html': '<h1>Talks</h1>',
    'assets/long.txt': LONG,
    '.data/backend.json': SECRET,
    '.env': SECRET,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  return root;
}
