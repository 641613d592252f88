import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Talk } from '../../content/schema/talks.ts';

const DAY = 24 * 60 * 60 * 1_000;
const FIRST_DAY = Date.UTC(2015, 0, 1);

/**
 * Writes invented talks beside those of a copy of the site, until it has `count`: each with a title, a
 * day and an address of its own, and else as a talk that is there already.
 * @param folder top of the copy, never of the site itself
 * @throws when the copy has no talk to take the rest from
 */
export function growTalks(folder: string, count: number): void {
  const talks = join(folder, 'content/talks');
  const models = readdirSync(talks)
    .filter((name) => name.endsWith('.json'))
    .map((name): Talk => JSON.parse(readFileSync(join(talks, name), 'utf8')));
  const last = Math.max(...models.map(({ id }) => id));
  for (let id = last + 1; id <= last + count - models.length; id++) {
    const model = models[id % models.length];
    if (!model) throw new Error(`There is no talk in ${talks} to grow others from.`);
    const slug = `grown-${String(id).padStart(6, '0')}`;
    const record: Talk = {
      ...model,
      id,
      title: `Order books and their queues, part ${id}`,
      // About half of each, in no order.
      type: (id * 7_919) % 20 < 9 ? 'podcast' : 'seminar',
      date: new Date(FIRST_DAY + id * DAY).toISOString().slice(0, 10),
      minutes: 12 + (id % 130),
      playLink: `https://video.watchtower.example/watch/${slug}`,
    };
    writeFileSync(join(talks, `${slug}.json`), `${JSON.stringify(record, null, 2)}\n`);
  }
}
