import { blackboard } from '../boards.ts';
import { block, stands } from '../camera.ts';
import { payoff } from '../charts.ts';
import { audience, seated } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { tree } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { sideWindow, window } from '../windows.ts';

/** The second day of the workshop: one equation for every option. */
export function blackboardScene(): Piece {
  const camera = { vx: 760, vy: 330, eye: 1.85, focal: 1200 };
  return [
    interior(camera, {
      left: 4.6,
      right: 5.2,
      high: 3.7,
      deep: 6.8,
      wall: 0.22,
      side: 0.4,
      ceiling: 0.12,
      floor: 0.5,
      beams: 3,
    }),
    [
      [2.2, 3.2],
      [3.8, 4.9],
      [5.4, 6.4],
    ].map(([a, b]) => sideWindow(camera, -4.6, [a as number, b as number], [0.9, 3.2])),
    window(1410, 90, 180, 330, [2, 3], 0.06, tree('blackboard tree', 1520, 430, 330)),
    clock(1322, 130, 48, 11, 35),
    blackboard(200, 80, 1030, 380, {
      lines: ['dS = μS dt + σS dW', 'dC = Θ dt + Δ dS + ½Γ dS²', 'Θ + ½σ²S²Γ + rSΔ = rC'],
      size: 54,
      chart: payoff,
    }),
    rect(186, 474, 1058, 12, 0.85, 'solid'),
    stands(camera, [2.5, 0, 5.7], {
      pose: 'talk',
      flip: true,
      seed: 'gallery teacher',
      tall: 1.76,
      look: { dress: 'kurta', hair: 'short', hairInk: 0.36, beard: true, glasses: true, top: 0.08 },
    }),
    audience(camera, {
      seed: 'gallery board rows',
      rows: [5, 4, 3.2],
      from: -3.1,
      to: 3.6,
      gap: 0.86,
      benches: true,
      chairs: false,
      empty: 0.1,
    }),
    block(camera, {
      x: [-3.8, 4.4],
      y: [0, 0.62],
      z: [2.95, 3.2],
      ink: 0.62,
      top: 0.1,
      run: 'upright',
    }),
    seated(camera, [-1.05, 0, 2.5], {
      pose: 'seatBackRaise',
      seed: 'gallery raises',
      look: { dress: 'salwar', hair: 'plait', top: 0.16, bottom: 0.6 },
    }),
    seated(camera, [-0.1, 0, 2.5], {
      pose: 'seatBackLean',
      seed: 'gallery leans',
      look: { dress: 'shirt', hair: 'short', top: 0.5 },
    }),
    seated(camera, [1.15, 0, 2.5], {
      pose: 'seatBackTurn',
      seed: 'gallery turns',
      look: { dress: 'tee', hair: 'bun', top: 0.66, glasses: true },
    }),
  ];
}
