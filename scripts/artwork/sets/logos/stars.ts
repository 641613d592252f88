/** A star of the catalogue: right ascension in hours, declination in degrees, apparent magnitude. */
interface Star {
  hours: number;
  degrees: number;
  magnitude: number;
}

const star = (hours: number, degrees: number, magnitude: number): Star => ({
  hours,
  degrees,
  magnitude,
});

/** Kratu, Pulaha, Pulastya, Atri, Angiras, Vasishtha, Marichi: α to η Ursae Majoris in order. */
export const SEVEN_SAGES: readonly Star[] = [
  star(11.062, 61.75, 1.79),
  star(11.031, 56.38, 2.37),
  star(11.897, 53.69, 2.44),
  star(12.257, 57.03, 3.31),
  star(12.9, 55.96, 1.77),
  star(13.399, 54.93, 2.27),
  star(13.792, 49.31, 1.86),
];

const CENTRE = { hours: 12.4, degrees: 55.5 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Gnomonic projection about the middle of the constellation: east to the left, as one looks up. */
export function skyward({ hours, degrees, magnitude }: Star): {
  x: number;
  y: number;
  magnitude: number;
} {
  const turn = radians(15 * (hours - CENTRE.hours));
  const [here, middle] = [radians(degrees), radians(CENTRE.degrees)];
  const depth =
    Math.sin(middle) * Math.sin(here) + Math.cos(middle) * Math.cos(here) * Math.cos(turn);
  return {
    x: (-Math.cos(here) * Math.sin(turn)) / depth,
    y:
      (Math.cos(middle) * Math.sin(here) - Math.sin(middle) * Math.cos(here) * Math.cos(turn)) /
      depth,
    magnitude,
  };
}
