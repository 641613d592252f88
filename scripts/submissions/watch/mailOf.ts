import { knownOf } from '../knownOf.ts';
import { printable } from '../printable.ts';
import { FORM_NAMES, FORMS, type Submission } from '../Submission.ts';

/** A mail to the team, before it has a sender. */
export interface Mail {
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where the mail is of one person who left an address. */
  replyTo?: { name: string; address: string };
}

/** So many are told in full; of the others a mail that mail systems still take can only say that they came. */
const IN_FULL = 100;

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/**
 * The mail that tells of submissions. The same id and submissions make the same mail.
 * @param id of the mail: mail systems that have one with its Message-ID already drop the second
 */
export function mailOf(id: string, submissions: readonly Submission[]): Mail {
  const full = submissions.slice(0, IN_FULL);
  const rest = submissions.slice(IN_FULL).map((one) => one.id);
  const more = rest.length > 0 ? [`And ${rest.length} more: ${rest.join(', ')}`] : [];
  const hint = `Answered? npm run submissions -- --handled ${full.map((one) => one.id).join(',')}`;
  const [only] = submissions;
  const isOne = submissions.length === 1 && only && ADDRESS.test(only.email);
  return {
    messageId: `<${id}@submissions.invalid>`,
    subject: subjectOf(submissions),
    text: [...full.map(asText), ...more, hint].join('\n\n'),
    html: [...full.map(asHtml), ...[...more, hint].map((line) => `<p>${escaped(line)}</p>`)].join(
      '\n',
    ),
    ...(isOne && { replyTo: { name: '', address: only.email } }),
  };
}

function subjectOf(submissions: readonly Submission[]): string {
  const counts = FORM_NAMES.map((form) => ({
    label: FORMS[form].label.toLowerCase(),
    count: submissions.filter((one) => one.form === form).length,
  }));
  return `New: ${counts
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ')}`;
}

const factsOf = (one: Submission): [string, string][] => [
  ['From', printable(one.name)],
  ['Address', printable(one.email)],
  ['Telephone', printable(one.phone)],
  ['Came', `${one.received_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ...(knownOf(one) ? [['Note', knownOf(one)] as [string, string]] : []),
];
const titleOf = (one: Submission) => `${FORMS[one.form].label} ${one.id}`;

function asText(one: Submission): string {
  const facts = factsOf(one).map(([name, value]) => `${name}: ${value}`);
  return [titleOf(one), ...facts, '', ...one.query.split(/\r?\n/).map(printable)].join('\n');
}

function asHtml(one: Submission): string {
  const facts = factsOf(one).map(([name, value]) => `${name}: ${escaped(value)}<br>`);
  const query = one.query.split(/\r?\n/).map((line) => escaped(printable(line)));
  return `<h3>${escaped(titleOf(one))}</h3>\n<p>${facts.join('\n')}</p>\n<blockquote>${query.join('<br>')}</blockquote>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
