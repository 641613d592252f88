import type { Reading } from '../../../content/load/read/record.ts';
import { isFields } from '../../../content/load/read/schemaWalk.ts';
import type { CollectionName } from '../../../content/schema/collections.ts';
import { type Obstacle, obstacle } from './obstacle.ts';

const PEOPLE: readonly CollectionName[] = ['team', 'testimonials'];

/**
 * Folders whose drawings stand in for something that exists, and for what. In the other folders
 * (courses, talks, features, icons) the drawing is the design, and stays.
 */
const PHOTOGRAPHS: Readonly<Record<string, string>> = {
  events: 'photographs of the event',
  gallery: 'photographs of events',
  logos: 'the logo of a real partner',
  tools: 'screens of the real platform',
};

const nameOf = ({ data, slug }: Reading) => (typeof data?.name === 'string' ? data.name : slug);

/**
 * The people, pictures and legal texts of a record that are samples. A picture is one while its path is in
 * the list of the sample's pictures, so a real picture needs another name. A person is a sample as long
 * as their portrait is.
 */
export function sampleObstacles(reading: Reading, drawn: ReadonlySet<string>): Obstacle[] {
  const { collection, data, file, mentions } = reading;
  if (collection === 'pages') {
    const sections = Array.isArray(data?.sections) ? data.sections : [];
    const terms = sections.flatMap((section, index) =>
      isFields(section) && section.sample === true ? [['sections', index, 'sample']] : [],
    );
    if (terms.length > 0) {
      return terms.map((path) => {
        const rule = `${nameOf(reading)}: a sample that binds and protects nobody`;
        return obstacle('legal', file, { path, part: 'value' }, rule);
      });
    }
  }
  const samples = mentions.filter(({ value, meta }) => meta.widget === 'image' && drawn.has(value));
  if (PEOPLE.includes(collection)) {
    return samples.map(({ place }) => obstacle('people', file, place, nameOf(reading)));
  }
  return Object.entries(PHOTOGRAPHS).flatMap(([folder, missing]) => {
    const drawings = samples.filter(({ meta }) => meta.folder === folder);
    const [first] = drawings;
    const names = drawings.map(({ value }) => value.split('/').at(-1)).join(', ');
    return first
      ? [obstacle('pictures', file, first.place, `Wanted: ${missing}; now drawn: ${names}`)]
      : [];
  });
}
