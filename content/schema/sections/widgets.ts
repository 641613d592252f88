import {
  action,
  alt,
  focus,
  heading,
  image,
  line,
  list,
  paragraph,
  typedHeading,
  url,
} from '../fields.ts';
import { section } from '../section.ts';

// Forms and slideshows.

/** The contact form and the booking calendar. */
export const contact = section('contact', 'Contact form and calendar', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 200 }),
});

/** The demo request: the form, and what happens after it. */
export const demo = section('demo', 'Demo form', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  points: list('What happens next', [2, 4], { text: line('Line', { max: 120, isTitle: true }) }),
});

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

/** Screens of the platform, one after the other (specification 2, Algo trading tools). */
export const slideshow = section('slideshow', 'Slideshow of screens', {
  heading: typedHeading('Heading'),
  lead: paragraph('Lead', { max: 260 }),
  action: action('Button'),
  link: url('Splash page of the platform', { help: 'Every screen of the slideshow leads here.' }),
  slides: list('Screens', [2, 12], {
    label: line('Name', { max: 24, isTitle: true }),
    src: image('Screen', 'tools', { fit: { ratio: '8:5', width: 1440 } }),
    phone: image('Screen on a phone', 'tools', { fit: { ratio: '39:56', width: 720 } }),
    alt: alt(),
  }),
});
