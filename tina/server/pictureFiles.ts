import { isUtf8 } from 'node:buffer';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../content/compare/refusal.ts';
import { decodeAhead, type Flattened, flattened } from '../../content/load/pictures/decoded.ts';
import {
  DRAWING_BYTES,
  drawingFaults,
  isDrawing,
  pictureFaults,
  publishable,
} from '../../content/load/pictures/pictureKinds.ts';
import { PICTURE_ENDINGS, PICTURE_MEGABYTES } from '../../content/load/pictures/pictureLimits.ts';
import { plain } from '../../content/load/read/decode.ts';
import { bodyProblem } from '../../renderer/serve/requests.ts';

/** The maximum size of the multipart form without the picture. */
const FORM_BYTES = 64 * 1024;

const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()-]{0,99}`;
const PICTURE = new RegExp(`^(?:${NAME}/){0,5}${NAME}\\.(?:${PICTURE_ENDINGS.join('|')})$`, 'iu');

/** Whether this is the path of a picture below `public/images`: no other kind, and no step out of it. */
export const isPicturePath = (path: string): boolean => PICTURE.test(path);

/**
 * Reads an uploaded picture, makes it one that the site can publish, and checks it. Replaces Tina's own handler, which
 * accepts any file.
 * @param path below the folder of all pictures, with the name that the picture came with
 * @throws {Refusal} if it is not a picture
 */
export async function readPicture(request: IncomingMessage, path: string) {
  const sent = await pictureIn(request);
  const found = publishable(path, sent, await flat(sent));
  const { file, bytes } = found;
  if (isDrawing(bytes) && bytes.length > DRAWING_BYTES)
    throw new Refusal(413, `The drawing is too large: it may have ${DRAWING_BYTES / 1024} KB.`);
  await decodeAhead([bytes]);
  const [fault] = pictureFaults(basename(file).toLowerCase(), bytes);
  if (fault) throw new Refusal(415, `${fault.rule} ${fault.fix}`);
  return found;
}

/** What becomes of a drawing that would be refused. */
async function flat(bytes: Buffer): Promise<Flattened | undefined> {
  if (!isDrawing(bytes) || !isUtf8(bytes)) return undefined;
  await decodeAhead([bytes]);
  return drawingFaults(bytes).length > 0 ? flattened(plain(`${bytes}`)) : undefined;
}

/**
 * Writes a picture completely, and never in place of another.
 * @param path below the folder of all pictures
 * @throws {Refusal} if it cannot be written
 */
export async function writePicture(
  folderOfAll: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const images = await realpath(folderOfAll);
  const folder = dirname(resolve(images, path));
  try {
    await mkdir(folder, { recursive: true });
    // A symbolic link may point outside.
    if (!`${await realpath(folder)}${sep}`.startsWith(images + sep)) throw new Error('outside');
    await writeFile(join(folder, basename(path)), bytes, { flag: 'wx' });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    const isTaken = code === 'EEXIST' && syscall === 'open';
    throw isTaken
      ? new Refusal(409, `There is a picture ${path} already. Choose another name.`)
      : new Refusal(400, `The picture cannot be written as ${path}.`);
  }
}

/** Boundaries of a form: Tina sends the picture, its folder and its name. 100,000 take half a second to parse. */
const MOST_PARTS = 12;

/** How often some bytes contain a text, up to one more than `MOST_PARTS`. */
function count(bytes: Buffer, text: string): number {
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0 && found <= MOST_PARTS; found++)
    at = bytes.indexOf(text, at + text.length);
  return found;
}

/** The file in a multipart form. @throws {Refusal} if there is none or it is too large */
async function pictureIn(request: IncomingMessage): Promise<Buffer> {
  const most = PICTURE_MEGABYTES * 1024 ** 2;
  const [status, , problem] = bodyProblem(request, most + FORM_BYTES, 'picture') ?? [];
  if (status) throw new Refusal(status, `${problem}.`);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const sent = await buffer(request).catch(() => Buffer.alloc(0));
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(headers['content-type']) ?? [];
  if (count(sent, `--${boundary}`) > MOST_PARTS)
    throw new Refusal(400, 'The upload contains more than one picture.');
  const form = await new Response(new Uint8Array(sent), { headers })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Refusal(400, 'The upload contains no picture.');
  if (file.size > most)
    throw new Refusal(413, `The picture is too large: it may have ${PICTURE_MEGABYTES} MB.`);
  return Buffer.from(await file.arrayBuffer());
}
