import type { Reading } from '../../../content/load/read/record.ts';
import { fieldAt, walk } from '../../../content/load/read/schemaWalk.ts';
import { collections } from '../../../content/schema/collections.ts';
import { isPlaceholderPicture, isPlaceholderText, labelIn } from '../../lib/placeholderText.ts';
import { type Kind, type Obstacle, obstacle } from './obstacle.ts';

/** The words and pictures of a record that `npm run init` put there, each on its line. */
export function unwrittenObstacles({ collection, data, file }: Reading): Obstacle[] {
  const { schema } = collections[collection];
  const found: Obstacle[] = [];
  const tell = (kind: Kind, path: readonly PropertyKey[], rule: string) =>
    found.push(obstacle(kind, file, { path, part: 'value' }, rule));
  walk(schema, data, (value, { label, widget, help }, path) => {
    if (typeof value !== 'string') return;
    if (widget === 'image' && isPlaceholderPicture(value))
      tell('pictures', path, [`${label}: a placeholder.`, help].filter(Boolean).join(' '));
    const field = fieldAt(schema, path, data);
    const group = fieldAt(schema, path.slice(0, -1), data);
    const name = labelIn(group?.schema, String(path.at(-1)));
    if (field && isPlaceholderText(value, field.schema, name ?? label))
      tell('words', path, `${label}: ${value}`);
  });
  return found;
}
