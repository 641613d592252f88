import { expect, it } from 'vitest';
import { lostAnchors } from '../../../scripts/build/pageGate.ts';

const find = (pages: Readonly<Record<string, string>>) =>
  lostAnchors(new Map(Object.entries(pages)));
const COURSES = '<section id="courses"></section><p class="x" id="fees"></p>';

it.each([
  ['a part that is there', '<a href="/education#courses">'],
  ['a part that is no section', '<a href="/education#fees">'],
  ['the top of a page', '<a href="/education#top">'],
  ['a page', '<a href="/education">'],
  ['a file', '<a href="/talks.xml#courses">'],
  ['another site', '<a href="https://other.example/education#gone">'],
])('a link to %s is accepted', (_, link) => {
  expect(find({ '/about': link, '/education': COURSES })).toEqual([]);
});

it.each([
  [
    'a section that was taken off',
    '<a class="x" href="/education#levels">',
    '/about: /education#levels',
  ],
  ['a part of its own page', '<a href="/about#team">', '/about: /about#team'],
  ['the home page', '<a href="/#quotes">', '/about: /#quotes'],
  [
    'a page in another language',
    '<a href="/hi/education#courses">',
    '/about: /hi/education#courses',
  ],
])('a link to %s is reported', (_, link, told) => {
  const pages = { '/': '', '/education': COURSES, '/hi/education': '<p>' };
  expect(find({ ...pages, '/about': `<header id="menu">${link}` })).toEqual([told]);
});

it('the same link is reported once for each page', () => {
  const link = '<a href="/education#levels">';
  expect(find({ '/a': link + link, '/b': link, '/education': COURSES })).toEqual([
    '/a: /education#levels',
    '/b: /education#levels',
  ]);
});
