import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { plain } from '../read/decode.ts';
import { svgFaults } from '../svg/svgFaults.ts';

/** The displayed width and height of a picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** An SVG that the site can use, or the WebP picture that replaces it. */
export type Flattened = { readonly svg: string } | { readonly webp: string };

/**
 * A picture's size after its orientation is applied; a rendered SVG; or the reason why the picture cannot be decoded.
 */
export type Decoded = Size | Flattened | { readonly fault: string };

/** A picture for the decoding process. An SVG has no path, because it could refer to the files next to it. */
export type Source =
  | { readonly path: string }
  | { readonly base64: string }
  | { readonly svg: string; readonly flatten?: 'drawing' | 'mark' };

/** The most pixels that the build decodes: a picture of that size needs 100 MB of memory. */
export const MOST_PIXELS = 25_000_000;

/**
 * Options with which the build opens a picture. Some phones write a harmless defect into each JPEG (“Invalid SOS
 * parameters”), which is only a warning. The check has already refused all other warnings.
 */
export const DECODER = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** The time limit for one picture. */
export const SECONDS = 10;

/** The time limit for rendering an SVG at 1000 px: visitors' browsers render it too. The site's largest takes 30 ms. */
export const DRAWN_MILLISECONDS = 500;

const RASTER = /^(?:\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/;

/** The source for the decoder: undefined for a file that is not a picture, and for an SVG that is refused anyway. */
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

/** The cached result for a picture's hash, from this process or an earlier one. */
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
    // In a read-only checkout, each process decodes again.
  }
  return found;
}

const ARGUMENTS = ['--no-warnings', SCRIPT];

/** The process reads files of strangers: it inherits no environment variable except one that Windows needs. */
const env = { SystemRoot: process.env.SystemRoot };

const SLOW = { fault: `it takes longer than ${SECONDS} s` };

/** The time limit for the process: its start, which is slow on a busy machine, and its pictures. */
const deadline = (pictures: number) => (SECONDS + 20 + pictures) * 1000;

/** Decodes pictures synchronously. If the process fails, each picture is tried separately, so one cannot fail the rest. */
function decodeNow(sources: readonly Source[]): readonly Decoded[] {
  const { stdout } = spawnSync(process.execPath, ARGUMENTS, {
    env,
    input: JSON.stringify(sources),
    timeout: deadline(sources.length),
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 ** 2,
  });
  try {
    // A process that is killed near its deadline can exit normally without output.
    const found: readonly Decoded[] = JSON.parse(`${stdout}`);
    const rest = sources.slice(found.length);
    return rest.length > 0 ? [...found, ...decodeNow(rest)] : found;
  } catch {
    return sources.length > 1 ? sources.flatMap((one) => decodeNow([one])) : [SLOW];
  }
}

/**
 * Decodes a complete picture in another process, or renders an SVG within the time limit. The result is cached by hash.
 * @returns undefined for a file that is not a picture, and for an SVG with faults
 */
export function decoded(bytes: Buffer): Decoded | undefined {
  const source = sourceOf(bytes);
  if (!source) return undefined;
  const key = keyOf(bytes);
  return recall(key) ?? keep(key, decodeNow([source])[0]);
}

/** The pictures without a cached result, by their hashes. */
function uncached(pictures: readonly (Buffer | string)[]): ReadonlyMap<string, Source> {
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

/** Decodes the pictures of these files that are not cached yet, so that `decoded` returns immediately. */
export function decodeFiles(paths: readonly string[]): void {
  const fresh = uncached(paths);
  if (fresh.size > 0) keepAll(fresh, decodeNow([...fresh.values()]));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The same asynchronously, one call after the other.
 * @param pictures their bytes, or the paths of their files
 */
export function decodeAhead(pictures: readonly (Buffer | string)[]): Promise<void> {
  return inTurn(async () => {
    const fresh = uncached(pictures);
    if (fresh.size > 0) keepAll(fresh, await decodeLater([...fresh.values()]));
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

/** The asynchronous version of `decodeNow`. */
async function decodeLater(sources: readonly Source[]): Promise<readonly Decoded[]> {
  const timeout = deadline(sources.length);
  const options = { env, timeout, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 ** 2 } as const;
  try {
    const running = promisify(execFile)(process.execPath, ARGUMENTS, options);
    const { pid, stdin } = running.child;
    // A process that ends early closes its input.
    stdin?.on('error', () => {});
    stdin?.end(JSON.stringify(sources));
    // On a busy machine, requests have priority. A process that failed to start has no id.
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // The process kills itself, so its output arrives with an error.
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

/** An SVG that the site can use: cleaned, or as WebP. Unchanged if it is valid, or if it stays refused. */
export async function flattened(svg: string): Promise<Flattened> {
  return asFlattened(svg, (await inTurn(() => decodeLater([{ svg, flatten: 'drawing' }])))[0]);
}

/** The same synchronously. @param flatten `mark` for an SVG of the brand, of which only shapes are kept */
export const flattenedNow = (svg: string, flatten: 'drawing' | 'mark'): Flattened =>
  asFlattened(svg, decodeNow([{ svg, flatten }])[0]);

const asFlattened = (svg: string, found: Decoded | undefined): Flattened =>
  found && ('svg' in found || 'webp' in found) ? found : { svg };
