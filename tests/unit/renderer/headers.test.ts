import { describe, expect, it } from 'vitest';
import { headerRules, headersFor, readHeaders, writeHeaders } from '../../../renderer/headers.ts';

const rules = headerRules({ scripts: ["'sha256-runtime'"], styles: ["'sha256-style'"] });

describe('response headers', () => {
  it('allow no source that is not named', () => {
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-runtime'");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('keep hashed files for a year and ask again for pages', () => {
    expect(headersFor(rules, '/talks')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/assets/islands/a.js')['Cache-Control']).toContain('immutable');
  });

  it('lay a later rule over an earlier one and keep the rest', () => {
    const headers = headersFor(rules, '/assets/x.js');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('read back what they wrote', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules);
  });
});
