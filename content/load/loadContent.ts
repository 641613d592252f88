import { type Content, namedCollections } from '../schema/collections.ts';
import type { Language } from '../schema/languages.ts';
import { TYPE } from '../schema/section.ts';
import { type Inspection, inspect } from './inspect.ts';
import { withArticlePages } from './publish/articles.ts';
import { buildTime } from './publish/clock.ts';
import { isPublishedAt } from './publish/publication.ts';
import { withoutHiddenSections } from './publish/records.ts';
import type { Problem } from './read/diagnostic.ts';
import { locate } from './read/locate.ts';
import type { Reading } from './read/record.ts';
import { countText, reportText } from './read/report.ts';
import { parseProse } from './text/parseProse.ts';
import { inLanguage, type Loaded } from './translations/inLanguage.ts';
import { keepUntranslated } from './untranslatedTexts.ts';

/** Content that breaks its rules. The message is the complete report: file, line, frame and fix. */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content breaks its rules.\n\n${reportText(problems)}\n\n${countText(problems)}`);
    this.name = 'ContentError';
    this.#problems = problems;
    // The build and the development server print the stack; the position in the loader does not help.
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Every problem, in file order. A getter, so that a console prints only the report and not this list as well. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

/** What to load. */
export interface Wanted {
  /** Includes unpublished records: for the editor's preview, never for a page of the site. */
  readonly unpublished?: boolean;
  /** The time that decides what is published. */
  readonly now?: number;
  /** The language, if it is not the site's own. */
  readonly language?: Language;
}

/** By audience and language. */
const built = new WeakMap<Inspection, Map<string, Content>>();

/**
 * The checked content of the project: the published records, or all of them. Lists omit references to unpublished
 * records. Cheap to call again: only files that changed are read again.
 * @throws a `ContentError` with every problem of every file
 */
export function loadContent(
  root: string = process.cwd(),
  { unpublished = false, now = buildTime(), language }: Wanted = {},
): Content {
  const inspection = inspect(root, now);
  const done = built.get(inspection) ?? new Map<string, Content>();
  built.set(inspection, done);
  const prefix = language?.prefix ?? '';
  const key = `${unpublished ? 'editors' : 'public'} ${prefix}`;
  const known = done.get(key);
  if (known) return known;
  const errors = inspection.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(locate(root, errors));
  const loaded = unpublished ? inspection.readings : published(inspection.readings, now);
  const untranslated = new Set<string>();
  const translations = inspection.translations.filter((one) => one.prefix === prefix);
  const content = withArticlePages(
    build(prefix && language ? inLanguage(loaded, translations, language, untranslated) : loaded),
    { prefix, isTranslated: (file) => !prefix || translations.some(({ of }) => of === file) },
  );
  keepUntranslated(content, untranslated);
  done.set(key, content);
  return content;
}

/** What visitors see: the published records, without hidden sections and without items that refer to hidden records. */
function published(readings: readonly Reading[], now: number): readonly Loaded[] {
  const shown = readings.filter((reading) => isPublishedAt(reading, now));
  const files = new Set(shown.map(({ file }) => file));
  const hidden = new Set(readings.map(({ file }) => file).filter((file) => !files.has(file)));
  return shown.map(({ collection, entry, mentions }) => {
    const seen = entry && withoutHiddenSections(entry);
    return mentions.some(({ value }) => hidden.has(value))
      ? { collection, entry: without(hidden, seen) as Reading['entry'] }
      : { collection, entry: seen };
  });
}

/** Sections are not filtered like other items: the check requires their fields. */
const isItem = (value: object) => !(TYPE in value);

function without(hidden: ReadonlySet<unknown>, value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = (item: object) =>
      isItem(item) && Object.values(item).some((field) => hidden.has(field));
    return value.filter((item) => !names(item)).map((item) => without(hidden, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, without(hidden, field)]),
  );
}

function build(readings: readonly Loaded[]): Content {
  const content = namedCollections.map(([name, collection]) => {
    const own = readings.filter((reading) => reading.collection === name);
    const entries = own.map(({ entry }) => parseProse(collection.schema, entry));
    return [name, collection.single ? entries[0] : entries];
  });
  // Each entry has passed the schema that its type is inferred from.
  return Object.fromEntries(content) as Content;
}

const READ = Symbol.for('content of a build');

/**
 * The published content of the working directory, read and checked once per build. It is kept in the global object,
 * because the bundle of the pages has its own copy of this module and uses the same content.
 * @param language if it is not the site's own
 * @throws a `ContentError` with every problem of every file
 */
export function contentOfBuild(language?: Language): Content {
  const shared = globalThis as typeof globalThis & { [READ]?: Map<string, Content> };
  shared[READ] ??= new Map();
  const prefix = language?.prefix ?? '';
  const known =
    shared[READ].get(prefix) ?? loadContent(process.cwd(), language ? { language } : {});
  shared[READ].set(prefix, known);
  return known;
}
