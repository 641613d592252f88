import type { z } from 'zod';
import type { Place } from '../../content/load/read/diagnostic.ts';
import { fieldAt, shapeOf } from '../../content/load/read/schemaWalk.ts';
import { TYPE } from '../../content/schema/section.ts';

/**
 * The groups and items that lead to a place, from the outermost: `Sections 3 (Levels) › Levels 1`; empty for a field
 * of the record itself.
 */
export function placeInForm(schema: z.core.$ZodType, record: unknown, place?: Place): string {
  if (!place || !('path' in place)) return '';
  const around = place.part === 'opening' ? place.path : place.path.slice(0, -1);
  const words: string[] = [];
  for (const [i, step] of around.entries()) {
    const at = around.slice(0, i + 1);
    const field = fieldAt(schema, at, record);
    if (typeof step === 'number') {
      const isSection = TYPE in shapeOf(field?.schema);
      const kind = isSection && field?.meta?.label;
      words.push(`${words.pop() ?? ''} ${step + 1}${kind ? ` (${kind})` : ''}`.trim());
    } else words.push(field?.meta?.label ?? String(step));
  }
  return words.join(' › ');
}
