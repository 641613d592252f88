interface StandIn {
  /**
   * Faces of these widths on Linux, Android, Windows and macOS, by a name that each system knows. A
   * browser asks for one after the other before it paints: as few as serve, and those of Linux first,
   * where it puts each question to another process and waits.
   */
  local: readonly string[];
  /** Advances of a–z and the space in thousandths of an em. */
  advances: readonly number[];
}

const monospaced = Array.from({ length: 27 }, () => 600);

/**
 * Faces that a system has before ours arrive. Most keep the widths of the PostScript core fonts
 * (Times, Helvetica, Courier), as Times New Roman, Arial, Courier New and Liberation do; Android and
 * much of Linux have Noto instead.
 */
export const STAND_INS = {
  times: {
    local: ['Liberation Serif', 'Times New Roman'],
    advances: [
      444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
      278, 500, 500, 722, 500, 500, 444, 250,
    ],
  },
  'times-italic': {
    local: ['Liberation Serif Italic', 'Times New Roman Italic'],
    advances: [
      500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, 500, 500, 389, 389,
      278, 500, 444, 667, 444, 444, 389, 250,
    ],
  },
  arial: {
    local: ['Liberation Sans', 'Roboto', 'Arial'],
    advances: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
      278, 556, 500, 722, 500, 500, 500, 278,
    ],
  },
  courier: {
    local: ['DejaVu Sans Mono', 'Liberation Mono', 'Droid Sans Mono', 'Courier New'],
    advances: monospaced,
  },
  'noto-serif': {
    local: ['NotoSerif-Regular'],
    advances: [
      563, 614, 492, 614, 535, 369, 538, 635, 320, 300, 585, 310, 945, 645, 577, 614, 614, 471, 451,
      352, 635, 579, 862, 578, 565, 511, 260,
    ],
  },
  'noto-serif-italic': {
    local: ['NotoSerif-Italic'],
    advances: [
      579, 562, 487, 579, 493, 318, 556, 599, 304, 291, 569, 304, 896, 599, 574, 577, 560, 468, 464,
      368, 599, 538, 819, 546, 528, 511, 260,
    ],
  },
  'noto-sans': {
    local: ['NotoSans-Regular'],
    advances: [
      561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
      361, 618, 508, 786, 529, 510, 470, 260,
    ],
  },
} satisfies Record<string, StandIn>;

/** Text to measure by: English as the site writes it, in the letters whose widths are known. */
export const SAMPLE =
  'describe a strategy the way you would to a colleague and the copilot writes it tests it on five years of bars and shows you the worst of it first each course is built around one picture that you will be able to draw from memory by the end';

/** Width of the sample in a stand-in, in ems. */
export const standInWidth = ({ advances }: StandIn): number =>
  [...SAMPLE].reduce(
    (width, letter) =>
      width + (advances[letter === ' ' ? 26 : letter.charCodeAt(0) - 97] as number) / 1000,
    0,
  );
