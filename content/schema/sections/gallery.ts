import { action, alt, focus, heading, image, line, list } from '../fields.ts';
import { section } from '../section.ts';

/** A slideshow of pictures of events, and a link to all events. */
export const gallery = section('gallery', 'Event gallery', {
  heading: heading('Heading'),
  images: list('Pictures', [2, 12], {
    title: line('Title', { max: 50, isTitle: true }),
    caption: line('Caption', { max: 90 }),
    date: line('Date, as shown', { max: 24 }),
    src: image('Picture', 'gallery', { fit: { ratio: '8:5', width: 1600 } }),
    alt: alt(),
    focus: focus(),
  }),
  action: action('Link to all events'),
});
