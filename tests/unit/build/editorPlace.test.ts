import { describe, expect, it } from 'vitest';
import { editorPlace } from '../../../scripts/build/admin.ts';

const SITE = 'https://nikash.example';
const OWN = { TINA_EDITOR_ORIGIN: 'https://edit.nikash.example' };

describe('the editor for the web', () => {
  it('is served where nothing else is', () => {
    expect(editorPlace(OWN, SITE)).toEqual({ host: 'edit.nikash.example' });
  });

  it.each([
    ['nowhere', '', /^It needs an origin of its own\. Its pages may run any script/],
    ['on the origin of the site', SITE, /is the origin of the site itself/],
    ['on the origin of the site, written otherwise', 'https://NIKASH.example:443/', /is no origin/],
    ['without encryption', 'http://edit.nikash.example', /is no origin/],
    ['in a folder', 'https://edit.nikash.example/admin', /is no origin/],
    ['at what is no address', 'edit.nikash.example', /is no origin/],
  ])('is not built to be served %s', (_, TINA_EDITOR_ORIGIN, says) => {
    expect(editorPlace({ TINA_EDITOR_ORIGIN }, SITE).refusal).toMatch(says);
  });

  it('sends pictures to one bucket', () => {
    const TINA_UPLOADS = 'https://s3.us-east-1.amazonaws.com/one-bucket/';
    expect(editorPlace({ ...OWN, TINA_UPLOADS }, SITE).uploads).toBe(TINA_UPLOADS);
  });

  it.each([
    'https://s3.us-east-1.amazonaws.com',
    'https://s3.us-east-1.amazonaws.com/',
    'https://s3.us-east-1.amazonaws.com/one-bucket',
    'https://*.amazonaws.com/',
    'http://s3.us-east-1.amazonaws.com/one-bucket/',
    'https://s3.us-east-1.amazonaws.com/a/; script-src *',
    'one-bucket',
  ])('sends none to %s', (TINA_UPLOADS) => {
    expect(editorPlace({ ...OWN, TINA_UPLOADS }, SITE).refusal).toContain('names no bucket');
  });
});
