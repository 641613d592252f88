import { describe, expect, it } from 'vitest';
import { canonicalBody, parseBody, plainText, writeBody } from '../../../content/load/text/body.ts';
import { inspectBody } from '../../../content/load/text/inspectBody.ts';

describe('an address without https:// in a text', () => {
  it.each([
    'See www.firm.example for more.',
    'WWW.FIRM.EXAMPLE and www.a.example/b?c=d.',
    '**www.firm.example**',
    'www.firm.example',
    'Write to www.firm.example, or to www.other.example.',
    '[The firm](https://www.firm.example), at www.firm.example',
  ])('“%s” stays plain text', (body) => {
    expect(inspectBody(body).faults).toEqual([]);
    expect(inspectBody(body).links.filter(({ url }) => url.startsWith('http:'))).toEqual([]);
    expect(JSON.stringify(parseBody(body))).not.toContain('http:');
    expect(canonicalBody(body)).toBe(body);
  });

  it('is plain text even if the editor’s parser made a link of it', () => {
    const link = {
      type: 'a',
      url: 'http://www.firm.example',
      children: [{ type: 'text', text: 'www.firm.example' }],
    };
    const tree = { type: 'root', children: [{ type: 'p', children: [link] }] };
    expect(writeBody(tree)).toBe('www.firm.example');
    expect(plainText(parseBody(writeBody(tree)))).toBe('www.firm.example');
  });

  it.each([
    ['[us](http://www.firm.example)', 'http://www.firm.example'],
    ['[www.firm.example](http://www.firm.example)', 'http://www.firm.example'],
    ['See http://firm.example.', 'http://firm.example'],
    ['[www.firm.example](https://www.firm.example)', 'https://www.firm.example'],
    ['See https://firm.example/a.', 'https://firm.example/a'],
  ])('“%s” is a link', (body, url) => {
    expect(inspectBody(body).links.map((link) => link.url)).toEqual([url]);
  });
});
