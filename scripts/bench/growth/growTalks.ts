import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Talk } from '../../../content/schema/talks.ts';
import { type Random, random } from '../../artwork/lib/random.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2015, 0, 1);

/** Which of the grown talks are podcasts: about half, in no order. */
const PODCASTS = 0.45;

const SUBJECTS = [
  'Order books',
  'Butterfly spreads',
  'Kalman filters',
  'Sharpe ratios',
  'Gap risk',
  'Expiry days',
  'Yield curves',
  'Queue models',
  'Stop losses',
  'Momentum baskets',
] as const;

const TURNS = [
  'after a quiet month',
  'when the feed goes dark',
  'on a Thursday expiry',
  'with the costs left in',
  'before the auction opens',
  'told by who lost on them',
  'in forty lines of Python',
  'on replayed ticks',
] as const;

const CLAIMS = [
  'We measure it on three years of replayed data and keep what survives the costs',
  'The notebook on the screen is the one that traded, mistakes and all',
  'Two desks disagree for an hour, and a regression settles half of it',
  'A listener’s question opens it, and her counterexample closes it',
  'Every figure is computed while you watch, on prices that anybody can fetch',
] as const;

const ENDS = [
  'What would prove it wrong is said first.',
  'The last ten minutes are questions.',
  'The part that failed is not cut.',
  'Bring a pencil: one proof is left to you.',
] as const;

/**
 * Writes invented talks beside those of a copy of the site, until it has `count`: each with words of
 * its own, and with a picture and a speaker that are there already. The same call makes the same files.
 * @param folder top of the copy, never of the site itself
 * @throws when the copy has no talk to take pictures and speakers from
 */
export function growTalks(folder: string, count: number): void {
  const talks = join(folder, 'content/talks');
  const models = readdirSync(talks)
    .filter((name) => name.endsWith('.json'))
    .map((name): Talk => JSON.parse(readFileSync(join(talks, name), 'utf8')));
  const last = Math.max(...models.map(({ id }) => id));
  const chance = random('talks');
  for (let grown = 1; models.length + grown <= count; grown++) {
    const model = models[grown % models.length];
    if (!model) throw new Error(`There is no talk in ${talks} to grow others from.`);
    const id = last + grown;
    const slug = `grown-${String(id).padStart(6, '0')}`;
    const record: Talk = { ...invented(chance, id, slug), ...drawn(model) };
    writeFileSync(join(talks, `${slug}.json`), `${JSON.stringify(record, null, 2)}\n`);
  }
}

const invented = (chance: Random, id: number, slug: string) => ({
  id,
  title: `${chance.pick(SUBJECTS)} ${chance.pick(TURNS)}, part ${id}`,
  description: `${chance.pick(CLAIMS)}. ${chance.pick(ENDS)}`,
  type: chance.next() < PODCASTS ? ('podcast' as const) : ('seminar' as const),
  date: new Date(FIRST_DAY + id * DAY).toISOString().slice(0, 10),
  minutes: chance.integer(12, 150),
  playLink: `https://video.watchtower.example/watch/${slug}`,
});

const drawn = ({ speaker, thumbnailUrl, alt, focus }: Talk) => ({
  speaker,
  thumbnailUrl,
  alt,
  ...(focus && { focus }),
});
