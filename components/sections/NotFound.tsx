import { Button } from '../ui/Button.tsx';
import { FigureCaption } from '../ui/FigureCaption.tsx';
import { Heading } from '../ui/Heading.tsx';
import { compactPath } from './figures/path.ts';
import { random } from './figures/random.ts';
import type { ViewProps } from './view.ts';

/** The steps of the grid. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The points of a simple random walk on a two-dimensional grid, which returns with probability 1 (Pólya 1921). */
export function planeWalk(seed: string, steps: number): (readonly [x: number, y: number])[] {
  const { next } = random(seed);
  let [x, y] = [0, 0];
  const places = Array.from({ length: steps }, () => {
    const [dx = 0, dy = 0] = WAYS[Math.floor(next() * WAYS.length)] ?? [];
    [x, y] = [x + dx, y + dy];
    return [x, y] as const;
  });
  return [[0, 0], ...places];
}

/** A seed whose walk of 900 steps does not return to its start. */
const SEED = 'lost-171';
const STEPS = 900;
const UNIT = 10;

/** A random walk in the plane, with a mark at its start. */
function PlaneWalkFigure({ caption }: { caption: string }) {
  const places = planeWalk(SEED, STEPS);
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
          className="fill-ground stroke-act"
          strokeWidth="2.4"
        />
        <circle cx={home[0]} cy={home[1]} r="3.4" className="fill-act" />
      </svg>
      <FigureCaption className="mt-4">{caption}</FigureCaption>
    </figure>
  );
}

/** The page for unknown addresses: an explanation, and links. */
export function NotFound({ id, section }: ViewProps<'notFound'>) {
  return (
    <div id={id} data-theme="light">
      <div className="wrap columns items-end gap-y-12 pt-8 pb-20 md:pt-14 md:pb-32">
        <div className="md:col-span-12">
          <p className="label-mono text-signal">{section.label}</p>
          <Heading className="display-1 mt-4" headline={section.headline} />
        </div>
        <div className="md:col-span-5">
          <p className="lead">{section.text}</p>
          <ul className="mt-8 border-t border-rule">
            {section.links.map((link) => (
              <li key={link.href} className="border-b border-rule">
                <Button tone="line" {...link} className="flex! justify-between no-underline!" />
              </li>
            ))}
          </ul>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <PlaneWalkFigure caption={section.caption} />
        </div>
      </div>
    </div>
  );
}
