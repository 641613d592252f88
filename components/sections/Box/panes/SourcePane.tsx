import { sourceLines } from '../../figures/sourceLines.ts';
import { Pane, SIZE } from './Pane.tsx';

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
