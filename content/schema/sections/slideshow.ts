import { action, alt, image, line, list, paragraph, typedHeading, url } from '../fields.ts';
import { section } from '../section.ts';

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
