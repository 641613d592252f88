import { z } from 'zod';
import { fill } from '../../../content/schema/fill.ts';
import { CLOCK, LOCALE } from '../../../content/schema/locale.ts';
import { controlWords } from '../../lib/controlWords.ts';
import { FORM_NAMES, FORMS, knownOf, printable, type Submission, siteTime } from '../Submission.ts';

/** A text of a mail in the site's language, if the project has a translation (scripts/init/words). */
export const inSiteLanguage = (text: string, values: Parameters<typeof fill>[1] = {}): string =>
  fill(controlWords(LOCALE)?.get(text) ?? text, values);

/** A mail to the team, without sender and recipient. */
export interface Mail {
  messageId: string;
  subject: string;
  text: string;
  /** The visitor, if the mail is about one submission with a plain address. */
  replyTo?: { name: string; address: string };
}

/**
 * How many submissions a mail contains completely. Of the others it has the ids, because mail systems limit the size.
 */
const IN_FULL = 100;

/** ASCII only: servers without SMTPUTF8 refuse a mail with other addresses in its header (RFC 6531). */
const isPlain = (address: string) => address.length <= 254 && z.core.regexes.email.test(address);

/**
 * The mail about submissions. The same id and submissions make the same mail.
 * @param id of the mail, in its Message-ID: mail systems drop a second mail with the same one
 */
export function mailOf(id: string, submissions: readonly Submission[]): Mail {
  const full = submissions.slice(0, IN_FULL);
  const rest = submissions.slice(IN_FULL).map((one) => one.id);
  const others = inSiteLanguage('And {count} more', { count: rest.length });
  const more = rest.length > 0 ? [`${others}: ${rest.join(', ')}`] : [];
  const hint = `${inSiteLanguage('Answered?')} npm run submissions -- --handled ${full.map((one) => one.id).join(',')}`;
  const [only] = submissions;
  const isOne = submissions.length === 1 && only && isPlain(only.email.trim());
  return {
    messageId: `<${id}@submissions.invalid>`,
    subject: subjectOf(submissions),
    text: [...full.map(asText), ...more, hint].join('\n\n'),
    ...(isOne && { replyTo: { name: '', address: only.email.trim() } }),
  };
}

/** The notice about submissions whose text the mail server refused. It contains nothing that a visitor wrote. */
export function noticeOf(id: string, submissions: readonly Submission[], code: number): Mail {
  const lines = submissions.map((one) => {
    const arrived = inSiteLanguage('{what} arrived. Look it up:', { what: titleOf(one) });
    return `${arrived} npm run submissions -- --search ${one.id}`;
  });
  const why = inSiteLanguage('Our mail server refused a mail with its text ({code}).', { code });
  return {
    messageId: `<${id}.notice@submissions.invalid>`,
    subject: subjectOf(submissions),
    text: [...lines, why].join('\n\n'),
  };
}

function subjectOf(submissions: readonly Submission[]): string {
  const counts = FORM_NAMES.flatMap((form) => {
    const { length } = submissions.filter((one) => one.form === form);
    return length > 0 ? `${inSiteLanguage(FORMS[form].label)} ${length}` : [];
  });
  return inSiteLanguage('New: {forms}', { forms: counts.join(', ') });
}

const titleOf = (one: Submission) => `${inSiteLanguage(FORMS[one.form].label)} ${one.id}`;

/** The message is quoted: no line of it can look like one of the mail's own. */
function asText(one: Submission): string {
  const note = knownOf(one, inSiteLanguage);
  const line = (label: string, text: string) => `${inSiteLanguage(label)}: ${text}`;
  return [
    titleOf(one),
    line('From', printable(one.name)),
    line('Address', printable(one.email)),
    line('Telephone', printable(one.phone)),
    line('Came', `${siteTime(one.received_at)} (${CLOCK})`),
    ...(note ? [line('Note', note)] : []),
    '',
    ...one.query.split(/\r?\n/).map((line) => `> ${printable(line)}`),
  ].join('\n');
}
