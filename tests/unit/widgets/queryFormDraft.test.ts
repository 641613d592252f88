// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, readDraft, writeDraft } from '../../../components/widgets/QueryForm/draft.ts';
import { EMPTY_QUERY } from '../../../components/widgets/QueryForm/queryRules.ts';

const values = { names: 'Asha', username: 'a@b', phone: '98', bio: 'How' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is deleted once all its values are empty', () => {
    writeDraft('contact-form', { values, attempt: { id: '1', values } });
    writeDraft('contact-form', { values: EMPTY_QUERY });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is ignored if storage is blocked or invalid', () => {
    sessionStorage.setItem('draft:contact-form', '{');
    expect(readDraft('contact-form')).toBeUndefined();
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    expect(readDraft('contact-form')).toBeUndefined();
    expect(() => writeDraft('contact-form', { values })).not.toThrow();
  });
});

describe('an attempt to send', () => {
  it('keeps its id for the same values, and gets another for others', () => {
    const first = attemptFor(values, undefined);
    expect(first.id).toMatch(UUID);
    expect(attemptFor({ ...values }, first)).toBe(first);
    const changed = attemptFor({ ...values, bio: 'Why' }, first);
    expect(changed.id).not.toBe(first.id);
  });

  it('has an id if the page is not secure', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(attemptFor(values, undefined).id).toMatch(UUID);
  });
});
