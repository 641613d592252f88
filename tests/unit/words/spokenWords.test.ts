import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenWords } from './spokenWords.ts';

/** Code that renders pages, feeds and pictures. */
const CODE =
  '{components,pages,renderer/{head,headers,islands,pictures},scripts/build/{feeds,share}}/**/*.{ts,tsx}';

/** Texts that are not for visitors. */
const UNSPOKEN: Readonly<Record<string, string>> = {
  'components/widgets/QueryForm/QueryForm.tsx Topic':
    'the name of the honeypot, which only machines fill in',
  'components/widgets/Slideshow/useSlides.ts Failed to load images':
    'a message in the console (specification 8)',
  'components/sections/figures/hedge.ts from the proof': 'the seed of a chart',
  'renderer/islands/runtime.ts Enter': 'a key',
};

it('no text for visitors is in the code', () => {
  const files = [...globSync(CODE), ...globSync('renderer/*.{ts,tsx}')];
  expect(files.length).toBeGreaterThan(150);
  const known = new Set<string>();
  const found = files.flatMap((file) =>
    spokenWords(readFileSync(file, 'utf8')).flatMap(({ line, text }) => {
      const isKnown = `${file} ${text}` in UNSPOKEN;
      if (isKnown) known.add(`${file} ${text}`);
      return isKnown ? [] : `${file}:${line} ${text}`;
    }),
  );
  expect(
    found,
    'Move these texts into a record, for example by a field of content/schema/words.ts.',
  ).toEqual([]);
  expect([...known].sort(), 'Delete the exceptions for texts that no longer exist.').toEqual(
    Object.keys(UNSPOKEN).sort(),
  );
});

describe('spokenWords', () => {
  const textsIn = (source: string) => spokenWords(source).map(({ text }) => text);

  it.each([
    ['<p>Read on</p>', ['Read on']],
    ['<p>{count} of {all}</p>', ['of']],
    ['<p>{open ? "close" : label}</p>', ['close']],
    [`<p>{late && \`since \${day}\`}</p>`, ['since']],
    ['<button aria-label="next" />', ['next']],
    [`<img alt={\`Portrait of \${name}\`} />`, ['Portrait of']],
    ['<Step name="Next slide" />', ['Next slide']],
    ["const placeholder = 'Select a kind';", ['Select a kind']],
    ["const KINDS = { seminar: 'Webinar' };", ['Webinar']],
    ["const subject = 'the logos';", ['the logos']],
    ["return fill('No answer came in {seconds} seconds.');", []],
  ])('finds in %s: %j', (source, texts) =>
    expect(textsIn(source.startsWith('return') ? `function f() { ${source} }` : source)).toEqual(
      texts,
    ),
  );

  it.each([
    '<p className="relative block">{words.more}</p>',
    '<input name="topic" type="text" inputMode="numeric" />',
    "<li data-state={open ? 'open' : 'closed'} />",
    "console.error('The picture cannot be opened.');",
    "throw new Error('The widget failed.');",
    "const Carousel = island('Counter', 'visible', Counter);",
    "import { Words } from './Words.tsx';",
    "type Kind = 'Webinar' | 'Podcast';",
    "const HOUR = '09:15'; const PATH = 'M0 10h5'; const CLASS = 'md:grid-cols-2 target';",
    '<p>{minutes} · {0.5}′</p>',
  ])('finds nothing in %s', (source) => expect(textsIn(source)).toEqual([]));
});
