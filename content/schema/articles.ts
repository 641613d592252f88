import type { z } from 'zod';
import type { Parsed } from '../load/text/parseProse.ts';
import { between, type Given } from './between.ts';
import { describing, isDescribed } from './describedPicture.ts';
import { day, focus, image, line, paragraph, prose, reference } from './fields.ts';
import { publishable } from './publication.ts';

const hasOneAuthor = between<Given<'member' | 'author'>>(
  'author',
  ({ member, author }) => Boolean(member) !== Boolean(author),
  {
    rule: 'or “Author of the team” names who wrote the article, and not both',
    fix: 'Choose a person of the team, or write the name of another author.',
  },
);

/** A text with its own address, below that of the page that lists all of them. */
export const article = publishable({
  title: line('Title', { best: 60, max: 120, isTitle: true }),
  date: day('Published on', { help: 'The newest article comes first.' }),
  member: reference('Author of the team', 'team').optional(),
  author: line('Author', {
    max: 80,
    help: 'The name, if no one of the team wrote it.',
  }).optional(),
  description: paragraph('Description', {
    best: 160,
    max: 320,
    help: 'Two sentences: under the title, in the list, in the feed and in search results.',
  }),
  picture: image('Picture', 'articles', { fit: { ratio: '16:9', width: 1440 } }).optional(),
  ...describing(),
  focus: focus(),
  body: prose('Text', {
    max: 30_000,
    help: 'Paragraphs, subheadings, lists, quotations, bold, italic, code and links.',
  }),
}).check(isDescribed('picture'), hasOneAuthor);
export type Article = Parsed<z.infer<typeof article>>;
