import { nearestPath } from '../read/nearest.ts';
import type { Rule } from './whole.ts';

/** A picture that a record names has to be there. */
export const missingImages: Rule = ({ readings, images }) =>
  readings.flatMap(({ file, mentions }) =>
    mentions
      .filter(({ meta, value }) => meta.widget === 'image' && !images.has(value))
      .map(({ value, meta, place }) => ({
        severity: 'error',
        file,
        place,
        rule: `“${meta.label}” names ${value}, and there is no such file under public/.`,
        fix: `Put the picture into public/images/${meta.folder}, or choose one that is there.`,
        suggestion: nearestPath(value, images.keys()),
      })),
  );

/** A picture in a folder that records use has to be used by one. */
export const unusedImages: Rule = ({ readings, images }) => {
  const named = new Set(readings.flatMap(({ mentions }) => mentions.map(({ value }) => value)));
  const folders = new Set([...named].filter((path) => images.has(path)).map(folderOf));
  return [...images]
    .filter(([path]) => folders.has(folderOf(path)) && !named.has(path))
    .map(([, { file }]) => ({
      severity: 'warning',
      file,
      rule: 'No record uses this picture.',
      fix: 'Name it in a record, or delete the file.',
    }));
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
