import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenWords } from './spokenWords.ts';

/** What draws pages, and what is written beside them. */
const CODE =
  '{components,pages,renderer/{head,headers,islands,pictures},scripts/build/{feeds,share}}/**/*.{ts,tsx}';

/** What reads like words, and no visitor sees or hears. */
const UNSPOKEN: Readonly<Record<string, string>> = {
  'components/widgets/QueryForm/QueryForm.tsx Topic': 'names the trap, which only machines fill in',
  'components/widgets/Slideshow/useSlides.ts Failed to load images':
    'stands in the console (specification 8)',
  'components/sections/figures/hedge.ts from the proof': 'the seed of a drawing',
  'renderer/islands/runtime.ts Enter': 'a key',
};

it('no word that a visitor sees or hears stands in code', () => {
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
  expect(found, 'They belong into a record: content/schema/words.ts, for one.').toEqual([]);
  expect([...known].sort(), 'What is not there needs no exception.').toEqual(
    Object.keys(UNSPOKEN).sort(),
  );
});

describe('what is found', () => {
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
  ])('in %s: %j', (source, texts) =>
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
  ])('nothing in %s', (source) => expect(textsIn(source)).toEqual([]));
});
