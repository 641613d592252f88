import { type Blanks, lineWithBlanks } from './blanks.ts';
import { group, line } from './fields.ts';

const word = (label: string) => line(label, { max: 30 });
const words = (label: string, blanks: Blanks) => lineWithBlanks(label, { max: 40 }, blanks);

/** The texts in charts, and those of the pictures of shared links. */
export const figureWords = group('Words in drawings', {
  fan: group('The fan of the home page', {
    start: word('Where it starts'),
    price: words('The price there', { price: 'the price' }),
    peak: word('At its highest'),
    day: words('The day of that', { day: 'the day' }),
    trough: word('At its lowest'),
    drawdown: words('How far that is down', { percent: 'the fall, in per cent' }),
    quantile: words('At an edge of the fan', { quantile: 'which one', price: 'the price' }),
    now: word('First on the axis'),
    months: words('Further on it', { count: 'the months' }),
  }),
  hedge: group('Hedge', {
    proof: word('On the line'),
    daily: word('At the point'),
    error: words('How far it is off', { percent: 'the error, in per cent' }),
    minutes: words('On the axis, in minutes', { minutes: 'the minutes' }),
    everyDay: word('Once a day'),
    everyWeek: word('Once a week'),
    once: word('Never again'),
  }),
  candidates: group('Candidates', {
    forward: word('Beside the best'),
    share: words('How many these are', { count: 'the best', all: 'all of them' }),
  }),
  touchstone: group('Touchstone', { best: word('At the best line') }),
  decoding: group('A sentence becoming code', {
    asks: word('Where it asks'),
    chance: words('How sure it is there', { chance: 'the probability' }),
  }),
  netting: group('Orders netted', {
    orders: words('At the end', { gross: 'all lots', net: 'the lots that are left' }),
  }),
  share: lineWithBlanks(
    'Text of pictures of shared links',
    { max: 120, help: 'Read aloud with the picture.' },
    { title: 'the page’s title' },
  ),
});
