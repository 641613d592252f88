import { type Ground, MIST, PAPER, PAPER_2, STONE } from '../../lib/drawing/figure.ts';
import type { Drawing } from '../lib/render.ts';
import { MINIATURE, PORTRAIT, plate, type Sitter } from './plates/plate.ts';

const sitter = (slug: string, letters: string, terrain: Sitter['terrain']): Sitter => ({
  slug,
  letters,
  terrain,
});

/** The team by group; each group stands on a ground of its own. */
const TEAM: readonly (readonly [Ground, readonly Sitter[]])[] = [
  [
    PAPER_2,
    [
      sitter('anvita-raghunath', 'AR', 'twins'),
      sitter('devraj-malhar', 'DM', 'ridge'),
      sitter('tanmay-ghoshal', 'TG', 'crater'),
    ],
  ],
  [
    STONE,
    [
      sitter('saroj-bhattacharyya-lind', 'SB', 'spiral'),
      sitter('farhad-bamji', 'FB', 'basins'),
      sitter('meenakshi-ayyar', 'MA', 'cascade'),
    ],
  ],
  [
    MIST,
    [
      sitter('ritwik-sanghvi', 'RS', 'valley'),
      sitter('leela-thekkekara', 'LT', 'horseshoe'),
      sitter('kabir-ansari', 'KA', 'dunes'),
      sitter('noor-fatehally', 'NF', 'peak'),
    ],
  ],
  [
    PAPER,
    [
      sitter('prakruti-hegde', 'PH', 'archipelago'),
      sitter('siddhant-wagle', 'SW', 'saddle'),
      sitter('ishani-barua', 'IB', 'crater'),
      sitter('joel-pais', 'JP', 'ridge'),
      sitter('zoya-merchant', 'ZM', 'spiral'),
    ],
  ],
];

const LEARNERS: readonly (readonly [Ground, Sitter])[] = [
  [PAPER_2, sitter('ishaan-mehrotra', 'IM', 'peak')],
  [STONE, sitter('lakshmi-narayanan', 'LN', 'valley')],
  [MIST, sitter('devika-sanyal', 'DS', 'saddle')],
  [PAPER_2, sitter('rehan-siddiqui', 'RS', 'twins')],
  [STONE, sitter('meera-kulkarni', 'MK', 'ridge')],
  [MIST, sitter('tanvi-deshpande', 'TD', 'basins')],
  [PAPER_2, sitter('arvind-balan', 'AB', 'crater')],
];

export const drawings: readonly Drawing[] = [
  ...TEAM.flatMap(([ground, sitters]) =>
    sitters.map((member) => ({
      file: `images/team/${member.slug}.webp`,
      width: PORTRAIT.width,
      height: PORTRAIT.height,
      markup: () => plate(member, ground, PORTRAIT),
    })),
  ),
  ...LEARNERS.map(([ground, learner]) => ({
    file: `images/testimonials/${learner.slug}.webp`,
    width: MINIATURE.width,
    height: MINIATURE.height,
    markup: () => plate(learner, ground, MINIATURE),
  })),
];
