import type { z } from 'zod';
import { describing, isDescribed } from './describedPicture.ts';
import {
  choice,
  day,
  focus,
  group,
  href,
  image,
  line,
  paragraph,
  reference,
  whole,
} from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Course card. */
export const course = publishable({
  title: line('Title', { best: 60, max: 120, isTitle: true }),
  description: paragraph('Description', { best: 220, max: 600 }),
  measure: line('Measure', {
    max: 24,
    help: 'Its size in figures, such as 21 projects or 50 + 10 min.',
  }).optional(),
  level: line('Level', {
    max: 40,
    help: 'Who it is for, such as First year of a degree.',
  }).optional(),
  length: line('Length', { max: 40, help: 'Such as Six weeks, two evenings each.' }).optional(),
  next: day('Next date', { help: 'Its first day. A day that is over is not shown.' }).optional(),
  price: line('Price', { max: 24, help: 'With its currency.' }).optional(),
  found: group(
    'For search engines',
    {
      cost: choice('Cost', ['Free', 'Partially Free', 'Paid', 'Subscription']).optional(),
      attendance: choice('Attendance', ['Online', 'Onsite', 'Blended']).optional(),
      hours: whole('Hours of work', {
        min: 1,
        max: 2_000,
        help: 'From its start to its end.',
      }).optional(),
    },
    { same: true, help: 'Pages do not show these. Google lists a course that has all three.' },
  ).optional(),
  tutor: reference('Tutor', 'team').optional(),
  button: line('Button text', {
    max: 30,
    help: 'If empty, the text of all course buttons.',
  }).optional(),
  provider: line('Sold by', {
    max: 40,
    help: 'The marketplace or partner that the link leads to.',
  }).optional(),
  link: href('Link to the course', {
    help: 'Where it is sold, as https://…, or a page of this site such as /campaign/winter.',
  }),
  path: image('Picture', 'courses', { fit: { ratio: '4:3', width: 1200 } }),
  ...describing(),
  focus: focus(),
}).check(isDescribed('path'));
export type Course = z.infer<typeof course>;
