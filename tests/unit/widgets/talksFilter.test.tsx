// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { numberText } from '../../../components/ui/numberText.ts';
import { hydrate } from '../../../components/widgets/TalksFilter/TalksFilter.island.ts';
import { TalksFilter } from '../../../components/widgets/TalksFilter/TalksFilter.tsx';
import { countOf } from '../../../components/widgets/TalksFilter/talkFilters.ts';

const words = {
  placeholder: 'Choose',
  filter: 'Kind',
  all: { option: 'Everything', one: '{count} talk', many: '{count} talks' },
  seminar: { option: 'Talks', one: '{count} webinar', many: '{count} webinars', kind: 'Talk' },
  podcast: {
    option: 'Podcasts',
    one: '{count} podcast',
    many: '{count} podcasts',
    kind: 'Podcast',
  },
  minutes: '{minutes} min',
};
const COUNTS = { all: 9, seminar: 5, podcast: 4 };

test.each([
  ['all', COUNTS, '9 talks'],
  ['seminar', COUNTS, '5 webinars'],
  ['podcast', { ...COUNTS, podcast: 1 }, '1 podcast'],
  ['podcast', { ...COUNTS, podcast: 0 }, '0 podcasts'],
  ['all', { ...COUNTS, all: 150_000 }, '1,50,000 talks'],
] as const)('%s of %j: %s', (list, counts, said) =>
  expect(countOf(list, counts, words, (count) => numberText(count, 'en-IN'))).toBe(said),
);

test('a choice changes only its own parameter of the address', async () => {
  history.replaceState(null, '', '/talks?from=mail&type=all#talks');
  document.body.innerHTML = renderToStaticMarkup(
    <TalksFilter words={words} base="/talks" counts={COUNTS} list="all" isPaged={false} />,
  );
  await hydrate(document.body, {});
  const select = document.querySelector('select') as HTMLSelectElement;
  expect(select.value).toBe('all');
  select.value = 'podcast';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(location.href).toMatch(/\/talks\?from=mail&type=podcast#talks$/);
});
