const LIT = { dot: 'fill-accent-lit', r: '6', width: '1.6', core: '2.2' };

const INKS = {
  paper: {
    ring: 'fill-ground stroke-act',
    dot: 'fill-act',
    r: '5',
    width: '1.5',
    core: '1.8',
  },
  desk: { ring: 'fill-ground stroke-accent-lit', ...LIT },
  stone: { ring: 'fill-stone stroke-accent-lit', ...LIT },
};

/** An annotated point of a figure: a dot in a ring, in pixels. */
export function RingedPoint({
  x,
  y,
  on = 'paper',
}: {
  x: string;
  y: string;
  on?: keyof typeof INKS;
}) {
  const { ring, dot, r, width, core } = INKS[on];
  return (
    <>
      <circle cx={x} cy={y} r={r} className={ring} strokeWidth={width} />
      <circle cx={x} cy={y} r={core} className={dot} />
    </>
  );
}
