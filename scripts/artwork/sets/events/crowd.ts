import { random } from '../../../lib/drawing/random.ts';
import { round } from '../../../lib/drawing/svg.ts';
import { block, type Camera, project, stands } from './camera.ts';
import { pale } from './edges.ts';
import type { Look } from './looks.ts';
import { person } from './people.ts';
import type { PoseName } from './poses.ts';
import { path } from './shapes.ts';

/** A chair back in front of its sitter, seen from behind. */
const chairBack = (x: number, y: number, h: number): string =>
  path(
    `M${round(x - h * 0.135)} ${round(y)}v${round(-h * 0.42)}q0 ${round(-h * 0.05)} ${round(h * 0.05)} ${round(-h * 0.05)}h${round(h * 0.17)}q${round(h * 0.05)} 0 ${round(h * 0.05)} ${round(h * 0.05)}v${round(h * 0.42)}Z`,
    0.9,
    'upright',
    pale,
  );

/** Rows of an audience from behind. */
interface Audience {
  seed: string;
  /** Distance of each row, far to near. */
  rows: readonly number[];
  from: number;
  to: number;
  /** Metres between neighbours. */
  gap?: number;
  /** How high the floor stands at a row: a raked hall falls away from us. */
  rise?: (z: number) => number;
  chairs?: boolean;
  /** Share of empty seats. */
  empty?: number;
  /** A bench behind each row but the nearest (a lecture hall), instead of single chairs. */
  benches?: boolean;
  haze?: number;
  look?: Partial<Look>;
}

const LISTENING: readonly PoseName[] = [
  'seatBack',
  'seatBack',
  'seatBackTurn',
  'seatBackLean',
  'seatBack',
  'seatBackLean',
  'seatBack',
];

export function audience(
  camera: Camera,
  {
    seed,
    rows,
    from,
    to,
    gap = 0.72,
    rise = () => 0,
    chairs = true,
    empty = 0.08,
    benches = false,
    haze = 0,
    look,
  }: Audience,
): string {
  const chance = random(seed);
  return rows
    .flatMap((z, row) => {
      const seats: string[] = [];
      const floor = rise(z);
      const shift = (row % 2) * gap * 0.5;
      for (let x = from + shift; x <= to; x += gap) {
        const [px, py] = project(camera, [x, floor, z]);
        const h = (camera.focal / z) * chance.between(1.56, 1.82);
        const vacant = chance.next() < empty;
        const raised = chance.next();
        const pose =
          raised < 0.025
            ? 'seatBackRaise'
            : raised < 0.05
              ? 'seatBackPhoto'
              : chance.pick(LISTENING);
        if (px < -h * 0.3 || px > 1600 + h * 0.3) continue;
        if (!vacant)
          seats.push(
            person({
              x: px + chance.between(-0.04, 0.04) * h,
              y: py,
              h,
              pose,
              seed: `${seed} ${row} ${round(x)}`,
              haze,
              look,
            }),
          );
        if (chairs) seats.push(chairBack(px, py, (camera.focal / z) * 1.7));
      }
      if (benches && row < rows.length - 1)
        seats.push(
          block(camera, {
            x: [from - 0.6, to + 0.6],
            y: [floor, floor + 0.62],
            z: [z - 0.25, z],
            ink: 0.62,
            top: 0.1,
            side: 0.8,
            run: 'upright',
          }),
        );
      return seats;
    })
    .join('');
}

/** Somebody from behind, on a chair. */
export function seated(
  camera: Camera,
  spot: Parameters<typeof stands>[1],
  who: Parameters<typeof stands>[2],
): string {
  const [x, y] = project(camera, spot);
  return stands(camera, spot, who) + chairBack(x, y, (camera.focal / spot[2]) * 1.7);
}

/** Rows that face us behind their benches, far to near; `except` poses single seats by row and place. */
interface Rows {
  seed: string;
  rows: readonly number[];
  seats: number;
  from: number;
  gap: number;
  rise?: (z: number) => number;
  except?: Readonly<Record<string, { pose: PoseName; look?: Partial<Look> }>>;
  empty?: number;
  ink?: number;
}

const ATTENDING: readonly PoseName[] = [
  'tableChin',
  'table',
  'tableFolded',
  'tableTurn',
  'table',
  'tableFolded',
];

export function facing(
  camera: Camera,
  { seed, rows, seats, from, gap, rise = () => 0, except = {}, empty = 0.12, ink = 0.4 }: Rows,
): string {
  const chance = random(seed);
  return rows
    .map((z, row) => {
      const y = rise(z);
      const people = Array.from({ length: seats }, (_, i) => {
        const special = except[`${row} ${i}`];
        const vacant = chance.next() < empty;
        const pose = chance.pick(ATTENDING);
        const tall = chance.between(1.58, 1.8);
        if (vacant && !special) return '';
        return stands(camera, [from + i * gap + (row % 2) * gap * 0.4, y, z], {
          pose,
          tall,
          seed: `${seed} ${row} ${i}`,
          ...special,
        });
      });
      const bench = block(camera, {
        x: [from - gap, from + seats * gap + gap],
        y: [y - 0.3, y + 0.62],
        z: [z - 0.5, z - 0.12],
        ink,
        top: 0.04,
        run: 'upright',
      });
      return people.join('') + bench;
    })
    .join('');
}

/** Two or three people who talk while they stand. */
export function group(
  camera: Camera,
  at: readonly (readonly [x: number, z: number, pose: PoseName, flip?: boolean])[],
  seed: string,
  look?: Partial<Look>,
): string {
  return [...at]
    .sort((a, b) => b[1] - a[1])
    .map(([x, z, pose, flip], i) => {
      const who = `${seed} ${i}`;
      return stands(camera, [x, 0, z], {
        pose,
        flip,
        seed: who,
        tall: 1.58 + 0.24 * random(`${who} tall`).next(),
        look,
      });
    })
    .join('');
}
