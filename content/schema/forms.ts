import { z } from 'zod';
import { between } from './between.ts';
import { type Blanks, lineWithBlanks } from './blanks.ts';
import { field } from './cms.ts';
import { group, line, whole } from './fields.ts';

// Texts have blanks for the numbers of the rules. Those of the telephone number are here, the others in
// components/widgets/QueryForm/queryRules.ts.

const word = (label: string, help?: string) => line(label, { max: 60, ...(help && { help }) });
const message = (label: string, blanks?: Blanks) =>
  blanks ? lineWithBlanks(label, { max: 200 }, blanks) : line(label, { max: 200 });

const MAIL: Blanks = { mail: 'the email address' };
const BUTTON: Blanks = { button: 'the button text' };
const MIN: Blanks = { min: 'the least number of characters' };
const MAX: Blanks = { max: 'the most characters' };

const form = (label: string) =>
  group(label, {
    submit: word('On the button'),
    success: message('When it has arrived'),
    failure: message('When it could not be sent'),
  });

interface Digits {
  least: number;
  most: number;
}

/**
 * The format of a telephone number (specification 5: ten digits). The browser and the database check it
 * (components/widgets/QueryForm/phoneNumber.ts, form_guard.phone_rule).
 */
const phoneRule = group(
  'What is accepted',
  {
    least: whole('Least digits', { min: 3, max: 15 }),
    most: whole('Most digits', { min: 3, max: 15 }),
    country: field(
      z.string().regex(/^[1-9][0-9]{0,2}$/, { error: 'is not a country code such as 91' }),
      {
        label: 'Country code that is removed',
        help: 'Without +, such as 91. Numbers are then kept as people dial them in that country.',
      },
    ).optional(),
    trunk: field(z.string().regex(/^[0-9]{1,2}$/, { error: 'is not one or two digits' }), {
      label: 'Leading digits that are removed',
      help: 'Such as the 0 in 0171. Where it belongs to the number, leave this empty.',
    }).optional(),
    abroad: field(z.boolean(), {
      label: 'Accept numbers of other countries',
      help: 'Numbers that begin with + and a country code. They are kept with both.',
    }).optional(),
  },
  {
    same: true,
    help: 'The database takes over a change within an hour.',
  },
).check(
  between<Digits>('least', ({ least, most }) => !(least > most), {
    rule: 'is more than the most digits',
    fix: 'Write a number that is at most that of “Most digits”.',
  }),
);

/** The texts of both forms: labels, messages, alerts (specification 5 and 8). One record. */
export const forms = z.strictObject({
  contact: form('Contact form'),
  demo: form('Demo request'),
  names: group('Name', {
    label: word('Label'),
    short: message('Where it is too short', MIN),
    long: message('Where it is too long', MAX),
  }),
  username: group('Email address', {
    label: word('Label'),
    short: message('Where it is too short', MIN),
    long: message('Where it is too long', MAX),
    doubt: message('Where it has no @, which breaks no rule'),
  }),
  phone: group('Telephone number', {
    rule: phoneRule,
    label: word('Label'),
    wrong: message('Where it is not a number', { digits: 'how many digits it has' }),
    hint: message('Under the field', { digits: 'how many digits it has' }),
    kept: message('After a prefix was removed', { number: 'the number without it' }),
    others: message('Beside the hint, where more than digits is typed', {
      digits: 'the digits so far',
      others: 'the other characters',
    }),
  }),
  bio: group('Question', {
    label: word('Label'),
    short: message('Where it is too short', MIN),
    long: message('Where it is too long', MAX),
    hint: message('Under the field', { ...MIN, ...MAX }),
    measure: message('Beside the hint', { count: 'the characters so far', ...MAX }),
    over: message('The same where they are too many', { over: 'the characters above the most' }),
    heard: message('Either, as it is read aloud', { measure: 'the words of the two above' }),
  }),
  alerts: group('Alerts', {
    problem: message('Over a form that was not sent'),
    unexpected: message('After an error of the page itself'),
    kept: message('What to do then'),
    offline: message('Without a network', BUTTON),
    connected: message('Once the network is back', BUTTON),
    timedOut: message('Where no answer comes', { seconds: 'the seconds waited', ...BUTTON }),
    unanswered: message('Where the server is not there', BUTTON),
    busyMinute: message('Where too many were sent, for a minute or less', BUTTON),
    busyMinutes: message('Where too many were sent, for longer', {
      minutes: 'the minutes to wait',
      ...BUTTON,
    }),
    refused: message('Where the server refuses it'),
    mail: message('Behind each of these', MAIL),
    sending: word('While it is sent'),
    slow: word('The same after a while'),
    dismiss: word('Closes an alert', 'Read aloud, not displayed.'),
    noScript: message('Where scripts are off', MAIL),
    failed: message('Where the form’s script does not come', MAIL),
  }),
});
export type Forms = z.infer<typeof forms>;
