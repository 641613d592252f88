import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { convert } from 'fontverter';
import { dejavu, fontsource, STAND_INS } from '../fonts/standIns.ts';

/** The files of a system's faces under node_modules; with the full names by which they go there, if others. */
type Faces = Readonly<Record<string, readonly [own: string, there: string] | undefined>>;

/** What every system here has for the letters and widths that its other faces lack. */
const REST: Faces = { [dejavu('DejaVuSansMono')]: undefined, [dejavu('DejaVuSans')]: undefined };

/**
 * What stands in for the site's faces until they come, by the kind of system that a visitor has. Whose
 * faces are not free has others of their widths, under their names.
 */
const SYSTEMS = {
  /** A Linux with a desktop. */
  linux: {
    [STAND_INS['noto-serif'].file]: undefined,
    [STAND_INS['noto-serif-italic'].file]: undefined,
    [STAND_INS['noto-sans'].file]: undefined,
    ...REST,
  },
  /** Windows, macOS and iOS. */
  desktop: {
    [STAND_INS.times.file]: ['Tinos Regular', 'Times New Roman'],
    [STAND_INS['times-italic'].file]: ['Tinos Italic', 'Times New Roman Italic'],
    [STAND_INS.arial.file]: ['Arimo Regular', 'Arial'],
    ...REST,
  },
  android: {
    [STAND_INS['noto-serif'].file]: undefined,
    [STAND_INS['noto-serif-italic'].file]: undefined,
    [fontsource('roboto')]: undefined,
    ...REST,
  },
  /** A server or a container, where nobody chose faces. */
  bare: {
    [STAND_INS['dejavu-serif'].file]: undefined,
    [STAND_INS['dejavu-serif-italic'].file]: undefined,
    ...REST,
  },
} satisfies Record<string, Faces>;

export type System = keyof typeof SYSTEMS;

const FOLDER = resolve('.cache/system-fonts');

const configOf = (system: System) => `${FOLDER}/${system}.conf`;

/** The file of a face as a browser takes it from a system: unpacked. */
const fileOf = (face: string) => `${FOLDER}/${basename(face).replace(/\.\w+$/, '.ttf')}`;

const config = (system: System, faces: Faces) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${FOLDER}</dir>
<cachedir>${FOLDER}/${system}</cachedir>
<selectfont>
<acceptfont>${Object.keys(faces)
  .map((face) => `<glob>${fileOf(face)}</glob>`)
  .join('')}</acceptfont>
<rejectfont><glob>*</glob></rejectfont>
</selectfont>
${Object.values(faces)
  .map(
    (names) =>
      names &&
      `<match target="scan"><test name="fullname"><string>${names[0]}</string></test><edit name="fullname" mode="assign"><string>${names[1]}</string></edit></match>`,
  )
  .join('')}
</fontconfig>
`;

/**
 * Unpacks the faces of all systems, and writes what makes each a system's: a page looks the same then on
 * whatever machine it is tested or measured. Where browsers do not ask fontconfig (macOS, Windows) it
 * changes nothing.
 */
export async function prepareSystemFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [system, faces] of Object.entries(SYSTEMS) as [System, Faces][]) {
    // One after the other: the unpacker of WOFF2 has one memory.
    for (const face of Object.keys(faces)) {
      if (existsSync(fileOf(face))) continue;
      writeFileSync(fileOf(face), await convert(readFileSync(`node_modules/${face}`), 'sfnt'));
    }
    writeFileSync(configOf(system), config(system, faces));
  }
}

/** The environment in which a browser sees the faces of a system, and no others. */
export const withFontsOf = (system: System): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  FONTCONFIG_FILE: configOf(system),
});
