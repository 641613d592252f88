import { el } from '../../../lib/drawing/svg.ts';
import { typesetter } from '../../lib/typesetter.ts';
import { file, MARK_SIZE, mark } from './mark.ts';

const display = await typesetter('serif', { opsz: 60, wght: 400 });

/** Mark and name; the name stands on the stone's foot. */
export function wordmark(color: string): string {
  const name = display('Nikash', { x: 39, y: 29.6, size: 36, tracking: -0.02 });
  return file(
    Math.ceil(39 + name.width + 2),
    MARK_SIZE,
    mark(color),
    el('path', { d: name.d, fill: color }),
  );
}
