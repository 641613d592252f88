/** Width and height of a picture as it is shown, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Reads the size in a picture's first bytes; undefined where the format is another. */
type Reader = (bytes: Buffer) => Size | undefined;

const png: Reader = (bytes) =>
  bytes.toString('latin1', 1, 4) === 'PNG'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** A WebP file is lossy, lossless or extended, and each says its size in its own way. */
const webp: Reader = (bytes) => {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
};

/** An AVIF file lists the sizes of its parts, colour and alpha alike; the picture is the largest. */
const avif: Reader = (bytes) => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  let largest: Size | undefined;
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width > largest.width) largest = size;
  }
  return largest;
};

const JPEG_START = 0xffd8;
const EXIF_SEGMENT = 0xe1;

/** The segments that open a frame: SOF0 to SOF15 without the three tables among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== JPEG_START) return undefined;
  let turned = false;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === EXIF_SEGMENT) turned ||= isTurned(bytes.subarray(at + 4));
    if (!isFrame(marker)) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    return turned ? { width: height, height: width } : { width, height };
  }
  return undefined;
};

const ORIENTATION = 0x0112;
const FIRST_TURNED = 5;

/** Cameras store pictures as the sensor lies and say in EXIF how they were held. */
function isTurned(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 4) !== 'Exif') return false;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 8) >= FIRST_TURNED;
  }
  return false;
}

/** A picture's size by its bytes; undefined for drawings, and for what cannot be read. */
export function pictureSize(bytes: Buffer): Size | undefined {
  for (const read of [png, webp, avif, jpeg]) {
    try {
      const size = read(bytes);
      if (size) return size;
    } catch {
      // A file that ends too early: the check of broken pictures tells of it.
    }
  }
  return undefined;
}
