import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../scripts/build/sitemap.ts';

it('lists each route by its full address', () => {
  expect(sitemap('https://a.example', ['/', '/talks'])).toContain(
    '<loc>https://a.example/talks</loc>',
  );
});

it('tells robots where the sitemap is', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
});
