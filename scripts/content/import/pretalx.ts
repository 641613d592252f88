import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remark } from 'remark';
import { z } from 'zod';
import { inspect } from '../../../content/load/inspect.ts';
import { decodeAhead } from '../../../content/load/pictures/decoded.ts';
import { pictureFaults } from '../../../content/load/pictures/pictureKinds.ts';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import { slug } from '../../../content/load/read/slug.ts';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { UsageError } from '../../lib/runCommand.ts';

const person = z.object({
  code: z.string(),
  public_name: z.string(),
  biography: z.string().nullish(),
  avatar: z.string().nullish(),
});
const session = z.object({
  title: z.string(),
  date: z.string(),
  duration: z.string().regex(/^\d+:\d\d$/),
  abstract: z.string().nullish(),
  persons: z.array(person),
});
const day = z.object({ rooms: z.record(z.string(), z.array(session)) });
/** The parts of pretalx's JSON export that are used. */
const exported = z.object({
  schedule: z.object({ conference: z.object({ days: z.array(day) }) }),
});

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The text of a Markdown node, for a field that does not render Markdown. */
function words({ type, value = '', children = [] }: Node): string {
  if (type === 'html') return '';
  if (type === 'break') return '\n';
  const parts = children.map(words);
  if (type === 'listItem') return `– ${parts.join('\n')}`;
  if (type === 'list') return parts.join('\n');
  return type === 'root' || type === 'blockquote' ? parts.join('\n\n') : value + parts.join('');
}

/** A Markdown text as the field “description”; empty if it has no words. */
export function described(markdown: string | null | undefined): { description?: string } {
  const description = words(remark().parse(markdown ?? '') as Node).trim();
  return description ? { description } : {};
}

const minutesOf = (duration: string) => {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Downloads a picture; undefined if the server has none. */
async function download(address: string): Promise<Buffer | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/**
 * Writes the talks and people of a conference as records. Existing records stay unchanged: a second import only adds
 * new ones.
 * @returns the files that were written, and the portraits that were refused
 * @throws {UsageError} if it is not a schedule of pretalx
 */
export async function importPretalx(root: string, json: unknown, get = download) {
  const read = exported.safeParse(json);
  if (!read.success)
    throw new UsageError(`This is not a schedule of pretalx:\n${z.prettifyError(read.error)}`);
  const written: string[] = [];
  const refused: string[] = [];
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    written.push(file);
  };
  const record = (kind: CollectionName, file: string, data: object) =>
    put(file, canonicalText(collections[kind], data));
  const nameOf = (title: string, instead: string) => slug(title).slice(0, 80) || instead;

  /** The path of a portrait, which is downloaded once and checked like an upload. */
  async function portrait(name: string, address: string): Promise<string | undefined> {
    const [known] = globSync(`public/images/team/${name}.*`, { cwd: root });
    if (known) return known.replace(/^public/, '');
    const bytes = await get(address).catch(() => undefined);
    if (bytes) await decodeAhead([bytes]);
    const endings = ['jpg', 'png', 'webp', 'avif'];
    const ending = endings.find((one) => bytes && !pictureFaults(`a.${one}`, bytes).length);
    if (!bytes || !ending) return void refused.push(address);
    put(`public/images/team/${name}.${ending}`, bytes);
    return `/images/team/${name}.${ending}`;
  }

  const days = read.data.schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms));
  const sessions = days.flat().sort((a, b) => a.date.localeCompare(b.date));
  const people = new Map(sessions.flatMap(({ persons }) => persons).map((one) => [one.code, one]));
  const files = new Map<string, string>();
  const names = new Set<string>();
  for (const [code, { public_name: name, biography, avatar }] of people) {
    const plain = nameOf(name, `speaker-${code.toLowerCase()}`);
    // Two people may have the same name.
    const own = names.has(plain) ? `${plain}-${code.toLowerCase()}` : plain;
    names.add(own);
    const file = `content/team/${own}.json`;
    files.set(code, file);
    if (existsSync(join(root, file))) continue;
    const image = avatar ? await portrait(own, avatar) : undefined;
    record('team', file, {
      name,
      ...described(biography),
      ...(image && { image, decorative: true }),
    });
  }
  const numbers = inspect(root).readings.map(({ collection, data }) =>
    collection === 'talks' ? Number(data?.id) || 0 : 0,
  );
  let id = Math.max(0, ...numbers);
  for (const { title, date, duration, abstract, persons } of sessions) {
    const at = date.slice(0, 10);
    const file = `content/talks/${at}-${nameOf(title, date.slice(11, 16).replace(':', ''))}.json`;
    if (existsSync(join(root, file))) continue;
    const [speaker, ...others] = persons.map(({ code }) => files.get(code));
    id += 1;
    record('talks', file, {
      ...{ id, title, ...described(abstract), type: 'seminar', date: at },
      minutes: minutesOf(duration),
      ...(speaker && { speaker }),
      ...(others.length > 0 && { others: others.map((member) => ({ member })) }),
    });
  }
  return { written, refused };
}
