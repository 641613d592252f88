import { z } from 'zod';
import { type Blanks, lineWithBlanks } from './blanks.ts';
import { group, line } from './fields.ts';

// The numbers of the rules stand with the rules (components/widgets/QueryForm/queryRules.ts): a text has blanks for them.

const word = (label: string, help?: string) => line(label, { max: 60, ...(help && { help }) });
const message = (label: string, blanks: Blanks = {}) => {
  const length = { max: 200 };
  return Object.keys(blanks).length > 0
    ? lineWithBlanks(label, length, blanks)
    : line(label, length);
};

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

/** What both forms say: labels, messages, alerts (specification 5 and 8). One record. */
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
    label: word('Label'),
    wrong: message('Where it is not a number', { digits: 'how many digits it has' }),
    hint: message('Under the field', { digits: 'how many digits it has' }),
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
    offline: message('Without a network'),
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
    dismiss: word('Closes an alert', 'Heard, not seen.'),
    noScript: message('Where scripts are off', MAIL),
    failed: message('Where the form’s script does not come', MAIL),
  }),
});
export type Forms = z.infer<typeof forms>;
