interface StandIn {
  /**
   * Faces of these widths on Linux, Android, Windows and macOS, by a name that each system knows. A
   * browser asks for one after the other before it paints: as few as serve, and those of Linux first,
   * where it puts each question to another process and waits.
   */
  local: readonly string[];
  /** Path under node_modules of a free face of these very widths, to measure by and to test with. */
  file: string;
}

/** The path of a face from Fontsource, as Latin text needs it. */
export const fontsource = (family: string, style: 'normal' | 'italic' = 'normal') =>
  `@fontsource/${family}/files/${family}-latin-400-${style}.woff2`;

/** The path of a DejaVu face. */
export const dejavu = (face: string) => `dejavu-fonts-ttf/ttf/${face}.ttf`;

/**
 * Faces that a system has before ours arrive: Times and Arial on Windows, macOS and iOS, and in their
 * widths on much of Linux; Noto and Roboto on Android; DejaVu on a Linux with nothing else.
 */
export const STAND_INS = {
  times: { local: ['Liberation Serif', 'Times New Roman'], file: fontsource('tinos') },
  'times-italic': {
    local: ['Liberation Serif Italic', 'Times New Roman Italic'],
    file: fontsource('tinos', 'italic'),
  },
  // Roboto is half a per cent narrower: not worth a rule of its own on every page.
  arial: { local: ['Liberation Sans', 'Roboto-Regular', 'Arial'], file: fontsource('arimo') },
  mono: {
    local: ['DejaVu Sans Mono', 'Liberation Mono', 'Droid Sans Mono', 'Courier New'],
    file: dejavu('DejaVuSansMono'),
  },
  'noto-serif': { local: ['NotoSerif-Regular'], file: fontsource('noto-serif') },
  'noto-serif-italic': {
    local: ['NotoSerif-Italic'],
    file: fontsource('noto-serif', 'italic'),
  },
  'noto-sans': { local: ['NotoSans-Regular'], file: fontsource('noto-sans') },
  'dejavu-serif': { local: ['DejaVu Serif'], file: dejavu('DejaVuSerif') },
  'dejavu-serif-italic': { local: ['DejaVu Serif Italic'], file: dejavu('DejaVuSerif-Italic') },
  'dejavu-sans': { local: ['DejaVu Sans'], file: dejavu('DejaVuSans') },
} satisfies Record<string, StandIn>;
