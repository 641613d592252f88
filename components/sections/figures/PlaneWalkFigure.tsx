import { FigureCaption } from '../../ui/FigureCaption.tsx';
import { compactPath } from './path.ts';
import { planeWalk } from './planeWalk.ts';

/** A walk of 900 steps that has not come home yet; the seed was searched for one. */
const SEED = 'lost-171';
const STEPS = 900;
const UNIT = 10;

/** The page for unknown addresses: a random walk in the plane, its start marked. */
export function PlaneWalkFigure({ caption }: { caption: string }) {
  const { places } = planeWalk(SEED, STEPS);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - 2];
  const [width, height] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - top];
  const at = ([x, y]: readonly [number, number]) => [(x - left) * UNIT, (y - top) * UNIT] as const;
  const [home, here] = [at([0, 0]), at(places.at(-1) ?? [0, 0])];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
        aria-hidden="true"
        className="h-auto w-full overflow-visible"
      >
        <path
          d={compactPath(places.map(at))}
          className="fill-none stroke-data"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx={here[0]} cy={here[1]} r="6" className="fill-text" />
        <circle
          cx={home[0]}
          cy={home[1]}
          r="9"
          className="fill-ground stroke-accent"
          strokeWidth="2.4"
        />
        <circle cx={home[0]} cy={home[1]} r="3.4" className="fill-accent" />
      </svg>
      <FigureCaption className="mt-4">{caption}</FigureCaption>
    </figure>
  );
}
