import { readFileSync } from 'node:fs';
import { slug } from '../../content/load/read/slug.ts';
import type { Talk } from '../../content/schema/talks.ts';
import type { Member } from '../../content/schema/team.ts';
import { described } from '../../scripts/content/import/pretalx.ts';
import { FIRST_NUMBER, type Programme } from './Programme.ts';

/** A talk in an export of pretalx, the system that many conferences are planned in; what is not named is not read. */
interface Submission {
  readonly title: string;
  readonly abstract: string | null;
  /** Minutes. */
  readonly duration: number | null;
  readonly slot: { readonly start: string } | null;
  readonly speakers: readonly Speaker[];
}

interface Speaker {
  /** Two speakers may have one name. */
  readonly code?: string;
  readonly name: string;
  readonly biography: string | null;
}

/** An export says neither where a recording is nor when a talk without a slot was given. */
const RECORDING = 'https://recordings.conference.example/';
const SOME_DAY = '2026-09-01';

/**
 * The talks and speakers of a real conference, as its export has them. Such a file holds real people, so none is
 * in the repository: `CONFERENCE=talks.json npx playwright test conference` reads one of yours.
 * @param file JSON as pretalx exports it: a list of submissions, or a page of its API with `results`
 */
export function exportedProgramme(file: string): Programme {
  const read: Submission[] | { results: Submission[] } = JSON.parse(readFileSync(file, 'utf8'));
  const submissions = Array.isArray(read) ? read : read.results;
  const speakers = new Map<string, Member>();
  const files = new Map<string, string>();
  const keyOf = ({ code, name }: Speaker) => code ?? name;
  for (const speaker of submissions.flatMap((submission) => submission.speakers)) {
    if (files.has(keyOf(speaker))) continue;
    const { name, biography } = speaker;
    const path = `content/team/speaker-${files.size}-${slug(name)}`.replace(/-$/, '');
    files.set(keyOf(speaker), `${path}.json`);
    speakers.set(`${path}.json`, { name, ...described(biography) });
  }
  const talks = submissions.map((submission, number): [string, Talk] => {
    const [first, ...others] = submission.speakers.flatMap((one) => files.get(keyOf(one)) ?? []);
    return [
      `content/talks/talk-of-${number}.json`,
      {
        id: FIRST_NUMBER + number,
        title: submission.title,
        ...described(submission.abstract),
        type: 'seminar',
        date: submission.slot?.start.slice(0, 10) ?? SOME_DAY,
        ...(submission.duration && { minutes: submission.duration }),
        ...(first && { speaker: first }),
        ...(others.length > 0 && { others: others.map((member) => ({ member })) }),
        playLink: RECORDING,
      },
    ];
  });
  return { speakers, talks: new Map(talks) };
}
