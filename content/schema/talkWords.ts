import { type Blanks, lineWithBlanks } from './blanks.ts';
import { group, line } from './fields.ts';

const word = (label: string) => line(label, { max: 40 });

const COUNT: Blanks = { count: 'how many there are' };

/** What the filter says of a choice. */
const choice = {
  option: word('The choice itself'),
  one: lineWithBlanks('One of them, counted', { max: 40 }, COUNT),
  many: lineWithBlanks('Several of them, counted', { max: 40 }, COUNT),
};

/** Words of the list of talks and of its filter (specification 2 and 4, Talks). */
export const talkWords = group('Words on talks', {
  placeholder: word('Before anything is chosen'),
  filter: line('Name of the filter', { max: 40, help: 'Heard, not seen.' }),
  all: group('All talks', choice),
  seminar: group('Webinars', { ...choice, kind: word('What a webinar is called') }),
  podcast: group('Podcasts', { ...choice, kind: word('What a podcast is called') }),
  minutes: lineWithBlanks('How long one is', { max: 20 }, { minutes: 'how many minutes it takes' }),
});
