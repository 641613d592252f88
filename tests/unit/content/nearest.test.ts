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
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  it('suggests nothing where nothing is near', () => {
    expect(nearest('colour', keys)).toBeUndefined();
    expect(nearest('title', [])).toBeUndefined();
  });
});

describe('nearestPath', () => {
  it('prefers the folder that the path names', () => {
    const files = ['/images/team/meera.webp', '/images/talks/mera.webp'];
    expect(nearestPath('/images/team/mera.webp', files)).toBe('/images/team/meera.webp');
  });

  it('looks elsewhere where the folder does not exist', () => {
    expect(nearestPath('/images/teem/meera.webp', ['/images/team/meera.webp'])).toBe(
      '/images/team/meera.webp',
    );
  });
});
