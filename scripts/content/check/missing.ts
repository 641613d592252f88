import {
  type Diagnostic,
  errorAt,
  type SourceLocation,
  warningAt,
} from '../../../content/load/read/diagnostic.ts';

/** What is missing before the site goes live, and what to do about it. */
const MISSING = {
  site: {
    title: 'The address of the site',
    fix: 'Canonical links, sharing, the sitemap and robots.txt are made from it.',
  },
  keys: {
    title: 'Keys of the forms',
    fix: 'Set them in .env or in the environment of npm run build; without them the forms reach no one.',
  },
  project: {
    title: 'The project that receives the forms',
    fix: 'Run supabase db push and supabase config push, and choose the header, as supabase/README.md says.',
  },
  booking: {
    title: 'The booking link',
    fix: 'Put in the address of your Event of 30 minutes at Cal.com or Calendly; other services get only the link.',
  },
  legal: {
    title: 'Sample legal texts',
    fix: 'Have the responsible person write the text, put it in, and clear “Sample text”.',
  },
  words: {
    title: 'Words that are still to be written',
    fix: 'Write your own, clear the field if it is optional, or delete the section or the record.',
  },
  mail: { title: 'Mail addresses', fix: 'Put in addresses that someone reads.' },
  links: {
    title: 'Links',
    fix: 'Put in the real address, clear the field if it is optional, or delete the record.',
  },
  people: {
    title: 'Sample people',
    fix: 'Replace the text and the picture, or delete the record. Give a photograph a new file name.',
  },
  pictures: {
    title: 'Sample pictures',
    fix: 'Put in the real picture under a new file name, and describe what it shows.',
  },
} as const;

/** What blocks nothing, but is worth a look before going live. */
const NOTES = {
  language: {
    title: 'English words of controls on a site in another language',
    fix: 'Translate them, unless your language has the same word.',
  },
  unpublished: {
    title: 'Records that visitors will not see',
    fix: 'Correct if they should wait. Otherwise clear “Draft” and the two times, or delete them.',
  },
  forgetting: {
    title: 'The database has no schedule',
    fix: 'Switch on pg_cron in the project, then run there: select form_guard.schedule_erasing();',
  },
} as const;

export type Kind = keyof typeof MISSING | keyof typeof NOTES;

/**
 * A problem that keeps the site from going live, or is worth a look before.
 * @param what the sentence after the name of the kind
 * @param help more about what to do
 */
export function missing(
  kind: Kind,
  file: string,
  at: SourceLocation | undefined,
  what: string,
  help?: string,
): Diagnostic {
  const isNote = kind in NOTES;
  const { title, fix } = { ...MISSING, ...NOTES }[kind];
  const texts = { rule: `${title}: ${what}`, fix: [fix, help].filter(Boolean).join(' ') };
  return isNote ? warningAt(file, at, texts) : errorAt(file, at, texts);
}
