import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Git, but for writing to a disk that is full while it is said to be: then as Git says it itself.
 * @param folder an empty one
 */
export function brokenGit(folder: string) {
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const full = join(folder, 'full');
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh
case "$*" in *fast-import*)
  if [ -e "${full}" ]; then cat >/dev/null; echo "fatal: write error: No space left on device" >&2; exit 128; fi
esac
exec ${real} "$@"
`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return {
    /** For the environment of a program that is to use it. */
    path: `${folder}:${process.env.PATH}`,
    setFull(isFull: boolean) {
      if (isFull) writeFileSync(full, '');
      else if (existsSync(full)) rmSync(full);
    },
  };
}
