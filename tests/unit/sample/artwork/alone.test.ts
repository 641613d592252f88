import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSets, picturesOf } from '../../../../scripts/artwork/lib/artworkSets.ts';
import { drawnPictures } from '../../../../scripts/content/launch/drawnPictures.ts';

const OWN = /^(?:scripts\/artwork|tests\/unit\/sample)\//;
const SPECIFIER = /(?:\bfrom|\bimport\(?|new URL\(|vi\.mock\()\s*['"`](\.{1,2}\/[^'"`]+)['"`]/g;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.css'], {
  encoding: 'utf8',
}).split('\n');

/** The files of the project that a file names relative to itself. */
const namedIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(SPECIFIER), ([, path = '']) =>
    join(dirname(file), path),
  );

it('nothing but the sample’s own tests imports the artwork', () => {
  const others = files.filter((file) => file && !OWN.test(file));
  expect(others.length).toBeGreaterThan(500);
  expect(namedIn('scripts/artwork/artwork.ts')).toContain('scripts/artwork/lib/render.ts');
  const importing = others.filter((file) =>
    namedIn(file).some((path) => path.startsWith('scripts/artwork')),
  );
  expect(importing).toEqual([]);
});

it('the list of the drawn pictures is that of what is drawn', async () => {
  const drawn = picturesOf(await loadSets()).map((file) => `/${file}`);
  expect([...drawnPictures('.')]).toEqual(drawn);
  expect(drawn).toEqual(
    expect.arrayContaining([
      '/images/team/joel-pais.webp',
      '/images/logos/pybazaar.svg',
      '/images/tools/risk.webp',
    ]),
  );
});
