import type { z } from 'zod';
import { describing, isDescribed } from './describedPicture.ts';
import {
  choice,
  day,
  focus,
  image,
  line,
  list,
  paragraph,
  reference,
  url,
  whole,
} from './fields.ts';
import { publishable } from './publication.ts';
import { losesPlayer } from './videoHosts.ts';

/** Specification 3, Talk item; `seminar` is shown as Webinar (specification 4, Talks filter). */
export const TALK_TYPES = ['seminar', 'podcast'] as const;
export type TalkType = (typeof TALK_TYPES)[number];

export const talk = publishable({
  id: whole('Number', {
    min: 1,
    max: 100_000,
    help: 'The newest talk has the highest number and comes first.',
  }),
  title: line('Title', { best: 80, max: 120, isTitle: true }),
  description: paragraph('Description', { best: 260, max: 2_000 }).optional(),
  type: choice('Kind', TALK_TYPES, { names: { seminar: 'Webinar' } }),
  date: day('Published on'),
  minutes: whole('Minutes', { min: 1, max: 600 }).optional(),
  speaker: reference('Speaker', 'team').optional(),
  others: list(
    'Also speaking',
    [0, 40],
    { member: reference('Speaker', 'team', { isTitle: true }) },
    { help: 'Where more than one person speaks.' },
  ).optional(),
  playLink: url('Link to the recording', {
    help: 'Opens in a new tab. A recording at YouTube or Vimeo plays on the page too.',
  })
    .refine((href) => !losesPlayer(href), {
      error: 'is at YouTube or Vimeo, and is not the address of one recording',
      params: {
        fix: 'Open the recording there, and copy its address with “Share”. A channel, a playlist or a search cannot be played on the page.',
      },
    })
    .optional(),
  thumbnailUrl: image('Picture', 'talks', { fit: { ratio: '16:9', width: 1280 } }).optional(),
  ...describing(),
  focus: focus(),
}).check(isDescribed('thumbnailUrl'));
export type Talk = z.infer<typeof talk>;
