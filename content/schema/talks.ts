import type { z } from 'zod';
import {
  alt,
  choice,
  day,
  focus,
  image,
  line,
  paragraph,
  reference,
  url,
  whole,
} from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Talk item; `seminar` is shown as Webinar (specification 4, Talks filter). */
export const TALK_TYPES = ['seminar', 'podcast'] as const;
export type TalkType = (typeof TALK_TYPES)[number];

export const talk = publishable({
  id: whole('Number', {
    min: 1,
    max: 100_000,
    help: 'The newest talk has the highest number and stands first.',
  }),
  title: line('Title', { max: 80, isTitle: true }),
  description: paragraph('Description', { min: 40, max: 260 }),
  type: choice('Kind', TALK_TYPES, { help: 'Seminars are shown as Webinars.' }),
  date: day('Published on'),
  minutes: whole('Minutes', { min: 1, max: 600 }),
  speaker: reference('Speaker', 'team'),
  playLink: url('Link to the recording', {
    help: 'Opens in a new tab. One at YouTube or Vimeo can be played on the page too, by its picture.',
  }),
  thumbnailUrl: image('Picture', 'talks', { fit: { ratio: '16:9', width: 1280 } }),
  alt: alt(),
  focus: focus(),
});
export type Talk = z.infer<typeof talk>;
