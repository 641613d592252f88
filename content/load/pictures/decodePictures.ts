// A process of its own: decodes the pictures that standard input names, and prints what it found. A file that
// crashes or stops the decoder ends this process, and nothing else.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { DECODER, type Decoded, MOST_PIXELS, SECONDS, type Source } from './decoded.ts';

/** Reads the complete file, and takes a sixth of the time of decoding at full size. */
const SMALL = 64;

async function decode(source: Source): Promise<Decoded> {
  try {
    const input = 'path' in source ? source.path : Buffer.from(source.base64, 'base64');
    // The size alone, before any pixel is decoded.
    const { autoOrient: size } = await sharp(input, {
      ...DECODER,
      limitInputPixels: false,
    }).metadata();
    if (size.width * size.height <= MOST_PIXELS)
      await sharp(input, DECODER).timeout({ seconds: SECONDS }).resize(SMALL).toBuffer();
    return { width: size.width, height: size.height };
  } catch (error) {
    return { fault: (error as Error).message.split('\n').at(-1) ?? '' };
  }
}

sharp.cache(false);
sharp.concurrency(2);
const sources: Source[] = JSON.parse(readFileSync(0, 'utf8'));
const found: Decoded[] = [];
// One after the other: memory holds one decoded picture at most.
for (const source of sources) found.push(await decode(source));
process.stdout.write(JSON.stringify(found));
