import { type Blanks, lineWithBlanks } from './blanks.ts';
import { group, line } from './fields.ts';

const word = (label: string, help?: string) => line(label, { max: 60, ...(help && { help }) });

const HEARD = 'Read aloud, not displayed.';

const placeOf = (label: string) =>
  lineWithBlanks(
    label,
    { max: 60, help: HEARD },
    { place: 'which one it is', count: 'how many there are' },
  );

/** The site's texts outside its records: labels of controls, and names for screen readers. */
export const words = group('Words of the controls', {
  skip: word('Past the navigation', 'The first link of every page, for the keyboard.'),
  main: word('Name of the navigation', HEARD),
  menu: word('Name of the phone menu', HEARD),
  newTab: word('A link that leaves the page', 'Read aloud after its text.'),
  figure: word('Before the number of a figure'),
  note: word('Before the number of a note', HEARD),
  mark: lineWithBlanks(
    'Under a drawing of a large number',
    { max: 60 },
    { count: 'how many one mark means' },
  ),
  more: word('Unfolds a long text on a phone'),
  noteBack: word('Back from a note', 'Read aloud before its number.'),
  close: word('Close', HEARD),
  howItWorks: word('Opens a feature card'),
  courses: word('Name of the list of course sections', HEARD),
  talks: word('Name of the list of talks', HEARD),
  talkPages: word('Name of the way to further talks', HEARD),
  page: word('Before the number of a page', HEARD),
  previous: word('To the page before'),
  next: word('To the page after'),
  ofPages: word('What these two lead to', 'Read aloud after them.'),
  timeline: word('Name of the timeline', HEARD),
  previousPicture: word('To the picture before', HEARD),
  nextPicture: word('To the picture after', HEARD),
  enlargePicture: placeOf('Opens a picture large'),
  placeOf: placeOf('Which of several is shown'),
  carousel: word('What a slideshow is', 'Read aloud after its name.'),
  slide: word('What one of its pictures is', 'Read aloud after its name.'),
  previousSlide: word('To the slide before', HEARD),
  nextSlide: word('To the slide after', HEARD),
  pauseSlides: word('Stops the slides', HEARD),
  playSlides: word('Starts the slides', HEARD),
  pauseLogos: word('Stops the logos', HEARD),
  playLogos: word('Starts the logos', HEARD),
  pauseLetters: word('Stops the testimonials', HEARD),
  playLetters: word('Starts the testimonials', HEARD),
});

const talkWord = (label: string) => line(label, { max: 40 });

const COUNT: Blanks = { count: 'how many there are' };

/** The texts of one option of the filter. */
const choice = {
  option: talkWord('The choice itself'),
  one: lineWithBlanks('One of them, counted', { max: 40 }, COUNT),
  many: lineWithBlanks('Several of them, counted', { max: 40 }, COUNT),
};

/** Texts of the list of talks and of its filter (specification 2 and 4, Talks). */
export const talkWords = group('Words on talks', {
  placeholder: talkWord('Before anything is chosen'),
  filter: line('Name of the filter', { max: 40, help: 'Read aloud, not displayed.' }),
  all: group('All talks', choice),
  seminar: group('Webinars', { ...choice, kind: talkWord('What a webinar is called') }),
  podcast: group('Podcasts', { ...choice, kind: talkWord('What a podcast is called') }),
  minutes: lineWithBlanks('How long one is', { max: 20 }, { minutes: 'how many minutes it takes' }),
});
