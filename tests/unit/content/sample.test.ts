import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';

const content = loadContent();
const { home, educationPage, enterprisePage, teamPage } = content;

// What the specification counts is true of the sample; another firm has as many as it has.
it.each<[number, readonly unknown[], string]>([
  [3, home.hero.actions, 'buttons of the opening'],
  [2, home.counters, 'counters'],
  [3, home.curriculum.courses, 'courses of the home page'],
  [3, home.voice.statistics, 'figures of the voice'],
  [6, home.desk.slides, 'screens of the desk'],
  [4, home.gallery.images, 'pictures of the gallery'],
  [4, home.testimonials.first, 'letters of the first row'],
  [4, home.testimonials.second, 'letters of the second row'],
  [4, educationPage.sections, 'sections of courses'],
  [5, enterprisePage.hero.chips, 'chips'],
  [3, enterprisePage.useCases.cards, 'use cases'],
  [4, enterprisePage.benefits.cards, 'benefits to firms'],
  [4, teamPage.groups, 'groups of people'],
  [3, teamPage.statistics, 'figures of the team'],
  [12, content.logos, 'logos'],
  [4, content.features, 'feature cards'],
  [9, content.talks, 'talks'],
  [16, content.events, 'events'],
])('the sample has %i %3$s', (count, records) => {
  expect(records).toHaveLength(count);
});

it('each section of the sample has three or four courses, each event two to four pictures', () => {
  for (const { courses } of educationPage.sections) expect([3, 4]).toContain(courses.length);
  for (const { images = [] } of content.events) expect([2, 3, 4]).toContain(images.length);
});
