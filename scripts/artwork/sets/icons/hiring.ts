import { times } from '../../../lib/drawing/at.ts';
import { line, linspace, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { normalDensity } from '../../lib/normal.ts';
import { INK, icon } from './pen.ts';

const tick = (x: number, y: number) => `M${x} ${y}l2 2.2 3.6-4.6`;

/** A marked script: four answers, and the wrong one is shown too. */
export const preTested = (): string =>
  icon(
    INK.line('M9 4H32L39 11V44H9ZM32 4V11H39'),
    INK.line([17, 24, 38].map((y) => tick(13.5, y)).join('')),
    INK.line('M23 17H34M23 24H31M23 31H34M23 38H29'),
    INK.signal('M14 28.800l4.4 4.400m0-4.4-4.4 4.4'),
  );

/** Two working weeks in ten boxes; on the tenth day, three names. */
export const speed = (): string =>
  icon(
    INK.line(
      times(
        9,
        (i) => `M${4 + (i % 5) * 8.3} ${5 + Math.floor(i / 5) * 8.3}h6.300v6.300h-6.300Z`,
      ).join(''),
    ),
    INK.signal('M37.2 13.300h6.300v6.300h-6.300ZM40.350 19.600V27'),
    INK.line('M9 30H40.350M9 36.500H40.350M9 43H40.350M40.350 27V43'),
    ...times(3, (i) => INK.node([6.2, 30 + i * 6.5])),
  );

/** A normal law, and somebody far out in its tail. */
export const breadth = (): string => {
  const x = scale([-2.6, 3.4], [3, 45]);
  const y = scale([0, normalDensity(0)], [38, 8]);
  const curve = linspace(-2.6, 3.4, 49).map((z): Point => [x(z), y(normalDensity(z))]);
  const tail: Point = [x(2.7), y(normalDensity(2.7))];
  return icon(
    INK.line(line(curve)),
    INK.line('M3 42H45'),
    INK.line([-2, -1, 0, 1, 2].map((z) => `M${round(x(z))} 42V${z % 2 === 0 ? 45 : 44}`).join('')),
    INK.faint(`M${round(x(0))} ${round(y(normalDensity(0)) + 5)}V38`),
    INK.signal(`M${round(tail[0])} ${round(tail[1] - 4)}V24`),
    INK.point([tail[0], 22]),
  );
};

/** A letter whose names are struck out, under seal. */
export const confidential = (): string =>
  icon(
    INK.line('M8 4H40V44H8Z'),
    INK.fill('M13 10H27V14.500H13ZM21 25H35V29.500H21Z'),
    INK.line('M31 12.250H35M13 19.750H35M13 27.250H17M13 34.750H25'),
    INK.point([34, 37.5]),
  );

/** Two profiles of one law, about to close on each other. */
export const fit = (): string => {
  const bump = linspace(-3, 3, 41).map((z): Point => [24 + z * 6, 37 - 40 * normalDensity(z)]);
  const hollow = bump.map(([x, y]): Point => [x, y - 12]);
  const top = 37 - 40 * normalDensity(0);
  return icon(
    INK.line(`${line(bump)}H45V45H3V37H6`),
    INK.line(`${line(hollow)}H45V3H3V25H6`),
    INK.signal(`M24 ${round(top - 8.5)}V${round(top - 3.5)}`),
  );
};

/** Calls at 30, 90 and 180 days, each as far along as it is. */
export const aftercare = (): string => {
  const day = scale([0, 180], [4, 43]);
  const calls = [30, 90, 180].map(day);
  return icon(
    INK.line(
      calls
        .map((x) => {
          const radius = round((x - 4) / 2);
          return `M4 34A${radius} ${radius} 0 0 1 ${round(x)} 34`;
        })
        .join(''),
    ),
    INK.line('M4 34H43'),
    ...calls.slice(0, 2).map((x) => INK.node([x, 34])),
    INK.point([43, 34]),
  );
};
