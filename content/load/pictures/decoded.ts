import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { plain } from '../read/decode.ts';
import { svgFaults } from '../svg/svgFaults.ts';

/** Width and height of a picture as it is shown, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A drawing as the site can show it, or the picture that takes its place. */
export type Flattened = { readonly svg: string } | { readonly webp: string };

/**
 * A picture's size as its decoder found it, turned by its orientation; a drawing that was drawn; or why it cannot be
 * decoded.
 */
export type Decoded = Size | Flattened | { readonly fault: string };

/** A picture for the decoding process. A drawing has no path: it could refer to the files next to it. */
export type Source =
  | { readonly path: string }
  | { readonly base64: string }
  | { readonly svg: string; readonly flatten?: 'drawing' | 'mark' };

/** Pixels that the build decodes: a picture of as many takes 100 MB of memory. */
export const MOST_PIXELS = 25_000_000;

/**
 * How the build opens a picture. Some phones write a harmless mistake into each JPEG (“Invalid SOS parameters”), which
 * is a warning. The check has refused other warnings.
 */
export const DECODER = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** The time one picture may take. */
export const SECONDS = 10;

/** The time that drawing a drawing may take, 1000 px wide: visitors draw it too. The site's largest takes 30. */
export const DRAWN_MILLISECONDS = 500;

const RASTER = /^(?:\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/;

/** The bytes to decode: undefined for a file that is not a picture, and for an SVG that is refused anyway. */
function sourceOf(bytes: Buffer): Source | undefined {
  if (RASTER.test(bytes.toString('latin1', 0, 12))) return { base64: bytes.toString('base64') };
  const svg = bytes.includes('<svg') ? plain(`${bytes}`) : '';
  return svg && svgFaults(svg).length === 0 ? { svg } : undefined;
}

/** Pages are rendered from a bundle, which does not contain the script. */
const HERE = join(dirname(fileURLToPath(import.meta.url)), 'decodePictures.ts');
const SCRIPT = existsSync(HERE) ? HERE : resolve('content/load/pictures/decodePictures.ts');

const CACHE = resolve(dirname(SCRIPT), '../../../.cache/decoded');

const known = new Map<string, Decoded>();

const keyOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What is known by a picture's hash, from this process or an earlier one. */
function recall(key: string): Decoded | undefined {
  const before = known.get(key);
  if (before) return before;
  try {
    const found: Decoded = JSON.parse(readFileSync(join(CACHE, key), 'utf8'));
    known.set(key, found);
    return found;
  } catch {
    return undefined;
  }
}

function keep(key: string, found: Decoded = SLOW): Decoded {
  known.set(key, found);
  // Another version of the decoder may succeed.
  if ('fault' in found) return found;
  try {
    mkdirSync(CACHE, { recursive: true });
    const unfinished = join(CACHE, `${key}.${process.pid}`);
    writeFileSync(unfinished, JSON.stringify(found));
    renameSync(unfinished, join(CACHE, key));
  } catch {
    // A checkout that cannot be written is decoded once a process.
  }
  return found;
}

const ARGUMENTS = ['--no-warnings', SCRIPT];

/** The process reads files of strangers: it gets no variable of this one, but what Windows needs. */
const env = { SystemRoot: process.env.SystemRoot };

const SLOW = { fault: `it takes longer than ${SECONDS} s` };

/** The time for starting the process, which takes long on a busy machine, and for its pictures. */
const deadline = (pictures: number) => (SECONDS + 20 + pictures) * 1000;

/** Decodes pictures, and waits. If the process fails, each is tried by itself, so that one does not blame the others. */
function decodeNow(sources: readonly Source[]): readonly Decoded[] {
  const { stdout } = spawnSync(process.execPath, ARGUMENTS, {
    env,
    input: JSON.stringify(sources),
    timeout: deadline(sources.length),
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 ** 2,
  });
  try {
    // A process that ends near its deadline ends well, and has printed nothing.
    const found: readonly Decoded[] = JSON.parse(`${stdout}`);
    const rest = sources.slice(found.length);
    return rest.length > 0 ? [...found, ...decodeNow(rest)] : found;
  } catch {
    return sources.length > 1 ? sources.flatMap((one) => decodeNow([one])) : [SLOW];
  }
}

/**
 * The size of a picture, from a process that decodes all of it, or whether a drawing was drawn in time. What was
 * decoded once is remembered by its hash.
 * @returns undefined for what is no picture, and for a drawing with faults
 */
export function decoded(bytes: Buffer): Decoded | undefined {
  const source = sourceOf(bytes);
  if (!source) return undefined;
  const key = keyOf(bytes);
  return recall(key) ?? keep(key, decodeNow([source])[0]);
}

/** The pictures that are not known yet, by their hashes. */
function unknown(pictures: readonly (Buffer | string)[]): ReadonlyMap<string, Source> {
  const fresh = new Map<string, Source>();
  for (const picture of pictures) {
    try {
      const bytes = typeof picture === 'string' ? readFileSync(picture) : picture;
      const source = sourceOf(bytes);
      const key = keyOf(bytes);
      if (!source || recall(key)) continue;
      const isNamed = typeof picture === 'string' && 'base64' in source;
      fresh.set(key, isNamed ? { path: picture } : source);
    } catch {
      // The check of the file itself reports that it cannot be read.
    }
  }
  return fresh;
}

function keepAll(fresh: ReadonlyMap<string, Source>, found: readonly Decoded[]): void {
  for (const [index, key] of [...fresh.keys()].entries()) keep(key, found[index]);
}

/** Decodes all pictures of these files at once that are not known yet, so that `decoded` answers immediately. */
export function decodeFiles(paths: readonly string[]): void {
  const fresh = unknown(paths);
  if (fresh.size > 0) keepAll(fresh, decodeNow([...fresh.values()]));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The same while others are served, of one call after the other.
 * @param pictures their bytes, or the paths of their files
 */
export function decodeAhead(pictures: readonly (Buffer | string)[]): Promise<void> {
  return inTurn(async () => {
    const fresh = unknown(pictures);
    if (fresh.size > 0) keepAll(fresh, await decodeLater([...fresh.values()]));
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

/** As `decodeNow`. */
async function decodeLater(sources: readonly Source[]): Promise<readonly Decoded[]> {
  const timeout = deadline(sources.length);
  const options = { env, timeout, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 ** 2 } as const;
  try {
    const running = promisify(execFile)(process.execPath, ARGUMENTS, options);
    const { pid, stdin } = running.child;
    // A process that ends early closes its input.
    stdin?.on('error', () => {});
    stdin?.end(JSON.stringify(sources));
    // On a busy machine, what serves people comes first. Of a process that did not start there is no number.
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // The process ends itself by a signal, so what it printed comes with an error.
    const { stdout } = await running.catch((error: { stdout: string }) => error);
    const found: readonly Decoded[] = JSON.parse(stdout);
    const rest = sources.slice(found.length);
    return rest.length > 0 ? [...found, ...(await decodeLater(rest))] : found;
  } catch {
    if (sources.length === 1) return [SLOW];
  }
  const each: Decoded[] = [];
  for (const one of sources) each.push(...(await decodeLater([one])));
  return each;
}

/** A drawing as the site can show it: cleaned, or as a picture. Unchanged if it is right, and if it stays refused. */
export async function flattened(svg: string): Promise<Flattened> {
  return asFlattened(svg, (await inTurn(() => decodeLater([{ svg, flatten: 'drawing' }])))[0]);
}

/** The same, waiting. @param flatten `mark` for a drawing of the brand, of which only shapes are kept */
export const flattenedNow = (svg: string, flatten: 'drawing' | 'mark'): Flattened =>
  asFlattened(svg, decodeNow([{ svg, flatten }])[0]);

const asFlattened = (svg: string, found: Decoded | undefined): Flattened =>
  found && ('svg' in found || 'webp' in found) ? found : { svg };
