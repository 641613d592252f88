import type { Cut } from './cuts.ts';

interface StandIn {
  /** Faces of these widths on Windows, macOS, Linux and Android. */
  local: readonly string[];
  /** Advances of a–z and the space in thousandths of an em. */
  advances: readonly number[];
}

const monospaced = Array.from({ length: 27 }, () => 600);

/**
 * The faces that every system has in some cut. Their widths are those of the PostScript core fonts
 * (Times, Helvetica, Courier), which Times New Roman, Arial, Courier New and Liberation all keep.
 */
export const STAND_INS: Readonly<Record<Cut['standIn'], StandIn>> = {
  times: {
    local: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos'],
    advances: [
      444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
      278, 500, 500, 722, 500, 500, 444, 250,
    ],
  },
  'times-italic': {
    local: ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    advances: [
      500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, 500, 500, 389, 389,
      278, 500, 444, 667, 444, 444, 389, 250,
    ],
  },
  arial: {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Roboto'],
    advances: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
      278, 556, 500, 722, 500, 500, 500, 278,
    ],
  },
  courier: {
    local: ['Courier New', 'Courier', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
    advances: monospaced,
  },
};

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
