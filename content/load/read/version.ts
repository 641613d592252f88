import { createHash } from 'node:crypto';

/** The version of a file by what it holds: Git's id of the blob. */
export const versionOf = (text: string | Buffer): string => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
};
