import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeAhead, decoded } from '../../../content/load/pictures/decoded.ts';
import { pictureFaults, publishable } from '../../../content/load/pictures/pictureKinds.ts';
import { openPictures } from '../../../renderer/pictures/pictureHost.ts';
import { encodePictures, encodersFor } from '../../../scripts/build/pictures/encode.ts';

const root = mkdtempSync(join(tmpdir(), 'decoded-'));
beforeAll(() => mkdirSync(join(root, 'images')));
afterAll(() => rmSync(root, { recursive: true }));

/** A picture that no other test has decoded before. */
const noise = (width = 64, height = 48) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A JPEG with a defect of some phones: its start of scan names spectral values that a sequential file ignores. */
async function phoneJpeg() {
  const bytes = await noise().jpeg().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const length = bytes.readUInt16BE(scan + 2);
  bytes[scan + 2 + length - 2] = 0;
  return bytes;
}

const rulesOf = (file: string, bytes: Buffer) => pictureFaults(file, bytes).map(({ rule }) => rule);

const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
const nameOf = (format: string) => `x.${format === 'jpeg' ? 'jpg' : format}`;

describe('the check of a picture’s pixels', () => {
  it.each(FORMATS)('accepts a complete %s', async (format) => {
    const bytes = await noise().toFormat(format).toBuffer();
    expect(rulesOf(nameOf(format), bytes)).toEqual([]);
    expect(decoded(bytes)).toEqual({ width: 64, height: 48 });
  });

  const isCutRefused = async (format: (typeof FORMATS)[number], part: number) => {
    const bytes = await noise().toFormat(format).toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length * part));
    expect(rulesOf(nameOf(format), cut)).toEqual([
      expect.stringMatching(/^The picture is damaged or not complete: /),
    ]);
  };
  it.each(FORMATS)('refuses %s that is cut off in the middle', (format) =>
    isCutRefused(format, 0.6),
  );
  it.each(FORMATS)('refuses %s that is cut off near its ends', { tags: '@all' }, async (format) => {
    for (const part of [0.1, 0.3, 0.9, 0.97]) await isCutRefused(format, part);
  });

  it('refuses PNG with changed bytes inside', async () => {
    const bytes = await noise().png().toBuffer();
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0x55, middle, middle + 40);
    expect(rulesOf('x.png', bytes)).toHaveLength(1);
  });

  it.each([[false], [true]])(
    'JPEG that is cut short and closed again, progressive: %s',
    async (progressive) => {
      const whole = await noise(640, 480).jpeg({ progressive }).toBuffer();
      const cut = Buffer.concat([whole.subarray(0, whole.length * 0.6), Buffer.from([0xff, 0xd9])]);
      expect(rulesOf('x.jpg', cut)).toEqual([
        expect.stringMatching(/premature end of data segment/),
      ]);
    },
  );

  it('refuses JPEG with the defect of some phones that is cut short and closed again', async () => {
    const whole = await phoneJpeg();
    const cut = Buffer.concat([whole.subarray(0, whole.length * 0.6), Buffer.from([0xff, 0xd9])]);
    expect(rulesOf('x.jpg', cut)).toHaveLength(1);
  });

  it('accepts and encodes JPEG with the defect of some phones', async () => {
    const bytes = await phoneJpeg();
    await expect(sharp(bytes).stats()).rejects.toThrow('Invalid SOS parameters');
    expect(rulesOf('x.jpg', bytes)).toEqual([]);
    writeFileSync(join(root, 'images/phone.jpg'), bytes);
    const pictures = openPictures(root);
    pictures.host({ src: '/images/phone.jpg', sizes: '60px' });
    const folders = { cache: join(root, 'cache'), out: join(root, 'out') };
    expect(await encodePictures(pictures.orders(), folders)).toBeGreaterThan(0);
  });

  it.each([
    [5, 'jpeg'],
    [6, 'webp'],
    [7, 'png'],
    [8, 'jpeg'],
    // In AVIF, orientation is two boxes of the file: a rotation, and a mirror.
    [5, 'avif'],
    [6, 'avif'],
    [7, 'avif'],
    [8, 'avif'],
  ] as const)('with the orientation %i in %s', async (orientation, format) => {
    const bytes = await noise().withMetadata({ orientation }).toFormat(format).toBuffer();
    if (format === 'avif') expect(bytes.includes('irot')).toBe(true);
    expect(decoded(bytes)).toEqual({ width: 48, height: 64 });
  });

  it('refuses more than 25 million pixels', async () => {
    const plain = { width: 5100, height: 5000, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create: plain }).png({ compressionLevel: 1 }).toBuffer();
    expect(rulesOf('x.png', bytes)).toEqual([
      'The picture is 5100 by 5000 px, which fills the memory of who opens it.',
    ]);
  });

  it('gives the same results ahead of time', async () => {
    const bytes = await noise().png().toBuffer();
    const cut = bytes.subarray(0, 900);
    await Promise.all([decodeAhead([bytes]), decodeAhead([cut])]);
    expect([rulesOf('x.png', bytes), rulesOf('x.png', cut)]).toEqual([[], [expect.any(String)]]);
  });
});

describe('a process that ends near its deadline', { tags: '@all' }, () => {
  const { execPath } = process;
  afterEach(() => {
    process.execPath = execPath;
  });

  it.each([
    ['nothing', ''],
    ['a part of its answer', '[{"width":64,'],
  ])('and printed %s reports its picture as slow', async (_, printed) => {
    const [now, later] = [await noise().png().toBuffer(), await noise().png().toBuffer()];
    const command = join(root, 'node');
    writeFileSync(command, `#!/bin/sh\ncat >/dev/null\nprintf '%s' '${printed}'\n`, {
      mode: 0o755,
    });
    process.execPath = command;
    await decodeAhead([later]);
    const slow = [expect.stringMatching(/takes longer than 10 s/)];
    expect([rulesOf('x.png', now), rulesOf('x.png', later)]).toEqual([slow, slow]);
  });
});

it.each([
  ['jpeg', 'talks/panel.jfif', 'talks/panel.jpg'],
  ['jpeg', 'talks/panel.JPE', 'talks/panel.jpg'],
  ['jpeg', 'panel.pjpeg', 'panel.jpg'],
  ['jpeg', 'panel', 'panel.jpg'],
  ['jpeg', 'panel.JPEG', 'panel.JPEG'],
  ['png', 'panel.jpg', 'panel.png'],
  ['webp', 'v1.2/panel.final.png', 'v1.2/panel.final.webp'],
  ['avif', 'panel.heic', 'panel.avif'],
] as const)('a picture is named by its bytes: %s %s', async (format, name, named) => {
  const bytes = await noise().toFormat(format).toBuffer();
  expect(publishable(name, bytes).file).toBe(named);
});

describe('encoding', () => {
  it('names the file that it cannot encode', async () => {
    const bytes = await noise().png().toBuffer();
    writeFileSync(join(root, 'images/late.png'), bytes);
    const pictures = openPictures(root);
    pictures.host({ src: '/images/late.png', sizes: '60px' });
    writeFileSync(join(root, 'images/late.png'), bytes.subarray(0, 500));
    const folders = { cache: join(root, 'cache'), out: join(root, 'out') };
    await expect(encodePictures(pictures.orders(), folders)).rejects.toThrow(
      /images\/late\.png cannot be encoded as \w+: /,
    );
  });

  it.each([
    [64, 64 * 1024, 64],
    [64, 4 * 1024, 5],
    [2, 4 * 1024, 2],
    [64, 512, 1],
  ])('on %i cores with %i MB runs %i in parallel', (cores, megabytes, encoders) =>
    expect(encodersFor(megabytes * 1024 ** 2, cores)).toBe(encoders),
  );
});
