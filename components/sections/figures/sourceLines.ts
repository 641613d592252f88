import { random } from './random.ts';

/** A line of source, seen from too far to read: where it starts and where it ends. */
export interface SourceLine {
  indent: number;
  width: number;
}

/** Lines of a module as a reader sees them from afar: nested at most four deep, blank between blocks. */
export function sourceLines(seed: string, count: number): SourceLine[] {
  const { integer, next } = random(seed);
  let depth = 0;
  return Array.from({ length: count }, () => {
    const step = next();
    if (step < 0.28) depth = Math.min(4, depth + 1);
    else if (step > 0.74) depth = Math.max(0, depth - integer(1, 2));
    return next() < 0.1 ? { indent: 0, width: 0 } : { indent: depth * 4, width: integer(8, 26) };
  });
}
