import type { TinaCMS } from 'tinacms';
import { PICTURE_MEGABYTES } from '../../../content/load/pictures/pictureLimits.ts';
import { fetchJson } from '../browser/fetchJson.ts';

const UNTIL_CLOSED = 0;

/**
 * Sends a picture. The server names it, by its bytes and so that it never replaces another (server/pictureFiles.ts), and
 * may save a drawing as a picture. A refusal is shown, and nothing is written.
 * @param folder below that of all pictures
 * @returns its address on the site; undefined if it was refused
 */
export async function uploadPicture(
  { alerts }: TinaCMS,
  folder: string,
  file: File,
): Promise<string | undefined> {
  try {
    const fault = faultOf(file);
    if (fault) throw new Error(fault);
    const parts = [...folder.split('/').filter(Boolean), file.name].map(encodeURIComponent);
    const body = new FormData();
    body.append('file', file);
    const { path, said } = await fetchJson<{ path: string; said?: string }>(
      `/media/upload/${parts.join('/')}`,
      { method: 'POST', body },
    );
    if (said) alerts.info(`${path.slice(path.lastIndexOf('/') + 1)}\n${said}`, UNTIL_CLOSED);
    return path;
  } catch (error) {
    alerts.error(`Not uploaded.\n${(error as Error).message}`, UNTIL_CLOSED);
    return undefined;
  }
}

/** What can be said without sending it. */
function faultOf({ name, size }: File): string | undefined {
  const megabytes = size / 1024 ** 2;
  return megabytes > PICTURE_MEGABYTES
    ? `“${name}” has ${megabytes.toFixed(1)} MB; a picture may have ${PICTURE_MEGABYTES}. Export it smaller: 2000 px are wide enough.`
    : undefined;
}
