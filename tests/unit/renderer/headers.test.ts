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

  it('let every page reach the data interface, and the home page alone the calendar', () => {
    const services = { data: 'https://data.example', booking: 'https://meet.example' };
    const policy = (path: string) =>
      headersFor(headerRules({ scripts: [], styles: [] }, services), path)[
        'Content-Security-Policy'
      ];
    expect(policy('/enterprise')).toContain("connect-src 'self' https://data.example;");
    expect(policy('/enterprise')).not.toContain('https://meet.example');
    expect(policy('/')).toContain("connect-src 'self' https://data.example;");
    expect(policy('/')).toContain('frame-src https://meet.example;');
    expect(policy('/')).toContain("script-src 'self' https://meet.example;");
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
