import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../../content/compare/refusal.ts';
import { inspect } from '../../content/load/inspect.ts';
import { locate } from '../../content/load/read/locate.ts';
import type { Reading } from '../../content/load/read/record.ts';
import type { Brand } from '../../content/schema/brand.ts';
import { namedCollections } from '../../content/schema/collections.ts';
import { placeholderPictures } from './placeholderPictures.ts';
import type { Firm } from './siteWithoutFirm.ts';
import { packageName, skeleton } from './skeleton.ts';

/** package.json or its lockfile with the firm's name. */
function ownPackage(text: string, { name }: Firm): string {
  const own = JSON.parse(text);
  own.name = packageName(name);
  if (own.packages?.['']) own.packages[''].name = own.name;
  if (own.description)
    own.description = `The site of ${name}: content as data, edited in Tina, prerendered by vite-plugin-ssr.`;
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** README.md with the firm's name and without the sample's picture. */
function ownReadme(text: string, { name }: Firm): string {
  const commands = text.indexOf('\n```sh');
  const opening = `# ${name}\n\nThe site of ${name}, and the editor for its content. All pages are prerendered, and the content is files that a schema checks. \`npm run content:launch\` lists what is missing before the site goes live.\n`;
  return commands < 0 ? text : opening + text.slice(commands);
}

/** SECURITY.md with an address in the firm's domain. */
function ownSecurity(text: string, { url }: Firm): string {
  const domain = new URL(url).hostname.replace(/^www\./, '');
  return text.replaceAll(/security@[\w.-]+\w/g, () => `security@${domain}`);
}

/** CODEOWNERS with the teams of an organisation that has the package's name. */
const ownTeams = (text: string, { name }: Firm): string =>
  text.replaceAll(/@[\w-]+\//g, () => `@${packageName(name)}/`);

/** Without it there is no sample left to begin from. */
const SAMPLE = 'scripts/content/check/pictures.json';

/** Files that belong only to the sample. Tests in folders called `sample` depend on its texts. */
const OF_THE_SAMPLE = [SAMPLE, 'public/images', 'tests/*/sample', '.github/readme/home.png'];

/** Where the records are copied for the editor's tests; they need no pictures. */
const TEST_RECORDS = 'tests/site/content';

/** Files that are rewritten for the firm. */
const REWRITTEN: Readonly<Record<string, (text: string, firm: Firm) => string>> = {
  'package.json': ownPackage,
  'package-lock.json': ownPackage,
  'README.md': ownReadme,
  'SECURITY.md': ownSecurity,
  '.github/CODEOWNERS': ownTeams,
};

/** The fonts of the sample's further languages: a site of one's own begins with one language. */
function languageFonts(readings: readonly Reading[]): string[] {
  const brand = readings.find(({ collection }) => collection === 'brand')?.entry as
    | Pick<Brand, 'languages'>
    | undefined;
  return (brand?.languages ?? []).flatMap(({ prefix, typefaces = {} }) => [
    `public/fonts/${prefix}-*.woff2`,
    ...Object.values(typefaces).map(
      ({ upright }) => `public/fonts/OFL-${upright.source.split('/')[0]}.txt`,
    ),
  ]);
}

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** @throws a `Refusal` if something would be lost, or if the command ran before */
function refuse(root: string): void {
  if (!existsSync(join(root, SAMPLE)))
    throw new Refusal(
      409,
      'This project has begun already: its sample is gone. npm run content:launch lists what is still to be written.',
    );
  if (!existsSync(join(root, '.git')))
    throw new Refusal(
      409,
      'There is no Git repository, so deleted files could not be restored. Run git init && git add -A && git commit -m "Begin" first.',
    );
  const changed = git(root, 'status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0)
    throw new Refusal(
      409,
      `There are changes that are not committed, and the sample’s files will be deleted:\n${changed.slice(0, 10).join('\n')}\nCommit them or revert them first.`,
    );
}

/**
 * Turns the project into a firm's own: the sample is removed, its pages stay with placeholders for all texts and
 * pictures. Nothing is committed.
 * @returns what was done, and the check's problems of the skeleton
 * @throws a `Refusal` before anything is changed
 */
export function init(root: string, firm: Firm) {
  refuse(root);
  const { readings, translations } = inspect(root);
  const records = skeleton(readings, firm);
  const pictures = placeholderPictures(readings);
  const collections = namedCollections
    .filter(([, { single }]) => !single)
    .map(([, { folder }]) => `content/${folder}`);
  for (const { file } of readings) {
    const kept = join(root, TEST_RECORDS, file.replace(/^content\//, ''));
    mkdirSync(dirname(kept), { recursive: true });
    cpSync(join(root, file), kept);
  }
  const languages = [...translations.map(({ file }) => file), ...languageFonts(readings)];
  const removed = globSync([...OF_THE_SAMPLE, ...collections, ...languages], { cwd: root }).sort();
  // A translation may have been removed with its folder.
  for (const path of removed) rmSync(join(root, path), { recursive: true, force: true });
  for (const [file, text] of [...records, ...pictures]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [file, rewrite] of Object.entries(REWRITTEN)) {
    const path = join(root, file);
    if (existsSync(path)) writeFileSync(path, rewrite(readFileSync(path, 'utf8'), firm));
  }
  return {
    removed,
    records: records.size,
    pictures: pictures.size,
    problems: locate(root, inspect(root).diagnostics),
  };
}
