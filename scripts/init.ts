// `npm run init -- --name "…" --url …`: turns the sample into a new site. The result is a skeleton: every page with its
// sections, and placeholders that `npm run content:launch` lists.
import { execFileSync } from 'node:child_process';
import { reportText } from '../content/load/read/report.ts';
import { brand } from '../content/schema/brand.ts';
import { cms } from '../content/schema/cms.ts';
import { explain } from '../content/schema/explain.ts';
import { isLocale, isZone } from '../content/schema/locale.ts';
import { init } from './init/init.ts';
import { askPhone, digitsOf } from './init/phoneRule.ts';
import type { Firm } from './init/siteWithoutFirm.ts';
import { commandLine, runCommand, UsageError } from './lib/runCommand.ts';

const USAGE = `Usage: npm run init -- --name "Name of the firm" --url https://www.its-address.example
  [--locale en-GB] [--zone Europe/London]  its language and time zone; by default those of this machine. Buttons,
                  labels and messages are in English, German (de), Arabic (ar) or Hindi (hi); for another language
                  they are in English, and content:launch lists them
  [--country GB]  the country of its address, in two letters; by default that of the language
  [--phone 6-12]  how many digits a telephone number has; by default a terminal is asked, or it is ten, as in India
Removes the sample with its records, pictures and tests, and leaves each page with its sections and
placeholders. Commits nothing. Refuses if there are uncommitted changes, or if it ran before.`;

type Done = ReturnType<typeof init>;

function report({ removed, records, pictures, problems }: Done, phone: Firm['phone']): string {
  return [
    'Removed:',
    ...removed.map((path) => `  ${path}`),
    'Copied: the records, to tests/site, where the tests of the editor edit them.',
    `Written: ${records} records and ${pictures} placeholder pictures, package.json, README.md, SECURITY.md and CODEOWNERS.`,
    ...(problems.length > 0 ? [reportText(problems)] : []),
    '',
    'Next:',
    '  npm test                 tests the new site',
    '  git add -A && git commit -m "A site of our own"',
    '  npm run content:launch   lists every placeholder, with its place',
    '  npm start                the site, and the editor in which to replace them',
    ...(phone
      ? []
      : [
          'Which telephone numbers the forms accept is phone.rule in content/forms/forms.json: without --phone, ten',
          'digits, without +91 and a leading 0.',
        ]),
    'Colours, mark and typefaces are those of the sample until you change content/brand; npm run favicons',
    'draws the icons again.',
  ].join('\n');
}

/** A value of the command line, validated like the brand's field. */
function given(key: 'name' | 'url', value: string | undefined): string {
  const field = brand.shape[key];
  const { error } = field.safeParse(value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!issue) return String(value);
  const { rule, fix } = explain(issue, cms.get(field));
  throw new UsageError(`--${key}: ${rule} ${fix}`);
}

async function main(): Promise<number> {
  const here = Intl.DateTimeFormat().resolvedOptions();
  const { values } = commandLine(USAGE, {
    options: {
      name: { type: 'string' },
      url: { type: 'string' },
      locale: { type: 'string', default: here.locale },
      zone: { type: 'string', default: here.timeZone },
      country: { type: 'string' },
      phone: { type: 'string' },
    },
  });
  const { locale, zone } = values;
  if (!isLocale(locale)) throw new UsageError(`--locale: ${locale} is not a locale such as en-GB.`);
  if (!isZone(zone)) throw new UsageError(`--zone: ${zone} is not a zone such as Europe/London.`);
  const country = values.country ?? new Intl.Locale(locale).maximize().region ?? '';
  if (!/^[A-Z]{2}$/.test(country))
    throw new UsageError(`--country: “${country}” is not two letters such as GB.`);
  const name = given('name', values.name);
  const url = given('url', values.url?.replace(/\/$/, ''));
  const phone = values.phone === undefined ? await askPhone(country) : digitsOf(values.phone);
  const today = new Date().toISOString().slice(0, 10);
  const done = init(process.cwd(), { name, url, today, place: { locale, zone, country }, phone });
  // In a process of its own, because this one has already loaded the schemas with the sample's language and clock.
  execFileSync(process.execPath, ['scripts/content/schema.ts']);
  console.log(report(done, phone));
  return done.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

await runCommand(main);
