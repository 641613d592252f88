import { describe, expect, it } from 'vitest';
import { nearest, nearestPath } from '../../../content/load/read/nearest.ts';

describe('nearest', () => {
  const keys = ['title', 'description', 'type', 'thumbnailUrl'];

  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['desciption', 'description'],
    ['thumbnailURL', 'thumbnailUrl'],
    ['tipe', 'type'],
  ])('returns the intended name for %s: %s', (word, meant) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  it('returns undefined if nothing is close', () => {
    expect(nearest('colour', keys)).toBeUndefined();
    expect(nearest('title', [])).toBeUndefined();
  });
});

describe('nearestPath', () => {
  it('prefers the folder of the path', () => {
    const files = ['/images/team/meera.webp', '/images/talks/mera.webp'];
    expect(nearestPath('/images/team/mera.webp', files)).toBe('/images/team/meera.webp');
  });

  it('searches other folders if that folder does not exist', () => {
    expect(nearestPath('/images/teem/meera.webp', ['/images/team/meera.webp'])).toBe(
      '/images/team/meera.webp',
    );
  });
});
