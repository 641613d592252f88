import type { FallbackKind } from '../../content/schema/typefaces.ts';
import type { Range } from '../drawing/subsets.ts';

/** The scripts that typefaces are subset for besides Latin, by their ISO 15924 codes. */
export const SCRIPT_CODES =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'.split(
    ' ',
  );

/** A system font for the time until ours arrives, and a free font of the same widths. */
interface ScriptFallback {
  /** Ends the family's name. */
  name: string;
  local: readonly string[];
  /** Path under node_modules. */
  file: string;
}

/** What is cut out of a font for a script other than Latin. */
interface Script {
  /** Everyday letters and marks; the rest of the script is left to the system's font. */
  ranges: readonly Range[];
  /** The OpenType features that shape its letters. */
  features: readonly string[];
  fallbacks: Readonly<Partial<Record<FallbackKind, readonly ScriptFallback[]>>>;
}

/** Shaping of the scripts of India, in the order of the OpenType specification. */
const INDIC =
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm'.split(
    ' ',
  );

/** Shaping of all other scripts: the forms of Arabic letters, Hangul, and the scripts of India. */
export const SHAPING = [
  ...'init medi med2 fina fin2 fin3 isol rlig rclt curs ljmo vjmo tjmo'.split(' '),
  ...INDIC,
];

/** Joins or separates two letters; a circle carries a mark without a letter. */
const JOINERS: readonly Range[] = [
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

const noto = (family: string, style: string): readonly ScriptFallback[] => [
  {
    name: 'Noto',
    local: [`Noto ${style} Devanagari`, `Noto${style}Devanagari-Regular`],
    file: `@fontsource-variable/${family}/files/${family}-devanagari-wght-normal.woff2`,
  },
];

/** The scripts other than Latin that a site's languages can have, by their ISO 15924 codes. */
export const SCRIPTS: Readonly<Partial<Record<string, Script>>> = {
  Deva: {
    // Hindi and Marathi: letters, signs, the letters with a dot that are written in one, stops and digits.
    ranges: [
      [0x901, 0x903],
      [0x905, 0x90b],
      [0x90d, 0x90d],
      [0x90f, 0x911],
      [0x913, 0x928],
      [0x92a, 0x930],
      [0x932, 0x933],
      [0x935, 0x939],
      [0x93c, 0x943],
      [0x945, 0x945],
      [0x947, 0x949],
      [0x94b, 0x94d],
      [0x950, 0x950],
      [0x958, 0x95f],
      [0x964, 0x970],
      ...JOINERS,
    ],
    features: INDIC,
    fallbacks: {
      serif: noto('noto-serif-devanagari', 'Serif'),
      sans: noto('noto-sans-devanagari', 'Sans'),
    },
  },
};
