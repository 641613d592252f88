import { random } from '../../figures/random.ts';
import { Pane, SIZE } from './Pane.tsx';

/** A line of source, seen from too far to read: where it starts and where it ends. */
interface SourceLine {
  indent: number;
  width: number;
}

/** Lines of a module as a reader sees them from afar: nested at most four deep, blank between blocks. */
function sourceLines(seed: string, count: number): SourceLine[] {
  const { integer, next } = random(seed);
  let depth = 0;
  return Array.from({ length: count }, () => {
    const step = next();
    if (step < 0.28) depth = Math.min(4, depth + 1);
    else if (step > 0.74) depth = Math.max(0, depth - integer(1, 2));
    return next() < 0.1 ? { indent: 0, width: 0 } : { indent: depth * 4, width: integer(8, 26) };
  });
}

const MODULE = { columns: 4, lines: 14, width: 44 } as const;

/** A module from afar, a tick in the margin for every line that a test runs through. */
export function SourcePane() {
  const { columns, lines, width } = MODULE;
  const place = (i: number) => ({
    left: (Math.floor(i / lines) * SIZE) / columns,
    top: Math.round((((i % lines) + 0.5) / lines) * SIZE),
  });
  const unit = SIZE / columns / width;
  const source = sourceLines('source', columns * lines).map((line, i) => ({
    ...line,
    ...place(i),
  }));
  return (
    <Pane>
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(
            ({ indent, width: long, left, top }) =>
              `M${Math.round(left + (indent + 3) * unit)} ${top}h${Math.round(Math.min(long, width - indent - 6) * unit)}`,
          )
          .join('')}
        className="stroke-text-3"
        strokeWidth="4"
      />
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(({ left, top }) => `M${Math.round(left)} ${top}h8`)
          .join('')}
        className="stroke-data"
        strokeWidth="4"
      />
    </Pane>
  );
}
