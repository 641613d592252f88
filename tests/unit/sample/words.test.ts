import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../../components/widgets/QueryForm/alerts.ts';
import {
  brokenRule,
  QUERY_NAMES,
  type QueryValues,
} from '../../../components/widgets/QueryForm/queryRules.ts';
import { loadContent } from '../../../content/load/loadContent.ts';

// Texts that the specification gives literally. All other tests read them from the records.

const { forms, site } = loadContent();

const VALID: QueryValues = { names: 'A', username: 'ab', phone: '0123456789', bio: 'q'.repeat(10) };

describe('specification 5', () => {
  it('names the fields', () => {
    expect(QUERY_NAMES.map((name) => forms[name].label)).toEqual([
      'Your Name',
      'Email Id',
      'Contact Number',
      'Query',
    ]);
    expect([forms.contact.submit, forms.demo.submit]).toEqual(['Contact Us', 'Request Demo']);
  });

  it.each<[Partial<QueryValues>, string]>([
    [{ names: '' }, 'Name is required.'],
    [{ username: 'a' }, 'Name must be at least 2 characters.'],
    [{ phone: '012345678' }, 'Phone number must be exactly 10 digits.'],
    [{ bio: 'q'.repeat(9) }, 'Bio must be at least 10 characters.'],
    [{ bio: 'q'.repeat(161) }, 'Bio must not be longer than 160 characters.'],
  ])('has the message for %j: %s', (changes, message) => {
    const values = { ...VALID, ...changes };
    expect(QUERY_NAMES.flatMap((name) => brokenRule(name, values[name], forms) ?? [])).toEqual([
      message,
    ]);
  });
});

describe('specification 8', () => {
  it.each([
    ['contact', 'Your query has been submitted successfully!'],
    ['demo', 'Your Demo request has been submitted successfully!'],
  ] as const)('has the success of the %s form', (form, message) =>
    expect(noticeFor(form, { kind: 'arrived' }, forms).message).toBe(message),
  );

  it.each([
    ['contact', 'There was an error submitting your query.'],
    ['demo', 'There was an error submitting your demo request.'],
  ] as const)('has the failure of the %s form', (form, message) => {
    expect(noticeFor(form, { kind: 'timed-out' }, forms).message).toBe(message);
    expect(noticeFor(form, { kind: 'exception', cause: new Error() }, forms).message).toBe(
      'An unexpected error occurred.',
    );
  });
});

it('specification 4: the talks filter', () => {
  const { placeholder, all, seminar, podcast } = site.talks;
  expect([placeholder, all.option, seminar.option, podcast.option]).toEqual([
    'Select Content Type',
    'All',
    'Webinars',
    'Podcasts',
  ]);
});
