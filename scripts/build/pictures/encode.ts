import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DECODER } from '../../../content/load/pictures/decoded.ts';
import { listPublic, otherFiles, picturesIn } from '../../../content/load/source/publicFiles.ts';
import { ENCODINGS, PICTURES, type Variant } from '../../../renderer/pictures/variants.ts';

/** Files of the build that can contain addresses of pictures. The caller collects the pictures of pages. */
const TEXTS = '**/*.{xml,json,txt,css,js,ics}';

/** A picture's address in a text: bare, quoted, or at the end of a URL. */
const ADDRESS = /\/images\/[^\s"'()<>\\,;?#&]+/g;

/** The original pictures that a text names, by their addresses. */
export const originalsIn = (text: string): readonly string[] => text.match(ADDRESS) ?? [];

/**
 * Copies files of public/ into the site: fonts, icons, and the pictures that a page or another file of the build uses.
 * Vite itself copies nothing.
 * @param root folder of the built site, with all its text files
 * @param project root of the project, whose content has been checked
 * @param shown addresses of the originals that the pages use
 * @returns the addresses of the unused pictures
 */
export function publishFiles(root: string, project: string, shown: Iterable<string>): string[] {
  const named = new Set(shown);
  for (const file of globSync(TEXTS, { cwd: root })) {
    for (const address of originalsIn(readFileSync(join(root, file), 'utf8'))) named.add(address);
  }
  const listed = listPublic(project);
  const pictures = [...picturesIn(listed).keys()];
  for (const address of [...otherFiles(listed), ...pictures.filter((one) => named.has(one))]) {
    const to = join(root, address);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(project, 'public', address), to);
  }
  return pictures.filter((one) => !named.has(one));
}

/**
 * Makes a file of a cache unless it exists. It has a temporary name until it is complete, so that an interrupted build
 * leaves no partial file, and two builds can make the same one.
 * @param make writes the file under the given name
 * @returns whether the file was made now
 */
export async function keep(
  file: string,
  make: (unfinished: string) => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(file)) return false;
  const unfinished = `${file}.${process.pid}.unfinished`;
  await make(unfinished);
  renameSync(unfinished, file);
  return true;
}

interface Folders {
  /** The cache of encoded files across builds. */
  cache: string;
  /** The folder of the site that they are copied to. */
  out: string;
}

/** The memory for decoding and encoding the largest picture, in bytes. */
const MEMORY_EACH = 400 * 1024 ** 2;

const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** How many pictures are encoded in parallel: limited to half of the memory. */
export const encodersFor = (bytes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.min(cores, Math.floor(bytes / 2 / MEMORY_EACH)));

/**
 * Writes every ordered picture file into the site. A name contains a hash of everything that its file depends on, so a
 * cached file never has to be encoded again.
 * @returns the number of files that were encoded now
 */
export async function encodePictures(orders: readonly Variant[], folders: Folders) {
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  // One thread per file: a picture in many small files cannot use several.
  sharp.concurrency(1);
  const queue = [...orders];
  let encoded = 0;
  const worker = async () => {
    for (let order = queue.pop(); order; order = queue.pop()) {
      const cached = join(folders.cache, order.name);
      if (await keep(cached, (to) => encode(order, to))) encoded += 1;
      copyFileSync(cached, join(folders.out, order.name));
    }
  };
  await Promise.all(Array.from({ length: encodersFor(memory()) }, worker));
  return encoded;
}

/** The time limit for one file, also on a busy machine. */
const SECONDS = 120;

/** @throws with the name of the picture */
const encode = ({ file, crop, width, format }: Variant, to: string) =>
  sharp(file, DECODER)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .extract(crop)
    .resize({ width })
    .toFormat(format, ENCODINGS[format])
    .toFile(to)
    .catch(({ message }: Error) => {
      throw new Error(`${file} cannot be encoded as ${format}: ${message}`);
    });

/**
 * Encodes the pictures that the pages show, once each, and publishes the files that the site needs unchanged.
 * Originals that nothing names are left out: those of encoded pictures, and those that only unpublished records show.
 * @param root folder of the built site, with all its texts
 * @param orders the files to encode
 * @param shown originals that the pages name, by their addresses
 * @returns one line about what was done
 */
export async function finishPictures(
  root: string,
  orders: readonly Variant[],
  shown: Iterable<string>,
): Promise<string> {
  const start = performance.now();
  const pictures = new Set(orders.map(({ file }) => file)).size;
  const encoded = await encodePictures(orders, {
    cache: '.cache/pictures',
    out: join(root, PICTURES),
  });
  const left = publishFiles(root, process.cwd(), shown);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${pictures} pictures in ${orders.length} files (${encoded} encoded now, in ${seconds} s); ${left.length} originals left out.`;
}
