import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenImages } from '../../content/load/rules/images.ts';
import type { Whole } from '../../content/load/rules/whole.ts';

/**
 * What the content check would say of a picture of this name, by its bytes.
 * @param name without a folder
 * @returns its sentences; undefined where it finds nothing
 */
export function pictureFault(name: string, bytes: Buffer): string | undefined {
  const root = mkdtempSync(join(tmpdir(), 'upload-'));
  try {
    writeFileSync(join(root, name), bytes);
    const value = `/${name}`;
    // All that the rule looks at: one record, which names the picture.
    const whole = {
      root,
      readings: [{ mentions: [{ meta: { widget: 'image' }, value }] }],
      images: new Map([[value, { file: name, stamp: '' }]]),
    };
    const [found] = brokenImages(whole as unknown as Whole);
    return found && `${found.rule} ${found.fix}`;
  } finally {
    rmSync(root, { recursive: true });
  }
}
