import type { Piece } from '../shapes.ts';
import { adviser } from './adviser-roundtable.ts';
import { ashtapada } from './ashtapada-colloquium.ts';
import { budget } from './budget-day-desk.ts';
import { digvalay } from './digvalay-guest-lecture.ts';
import { konkan } from './konkan-exchange-visit.ts';
import { meghmala } from './meghmala-campus-week.ts';
import { monsoon } from './monsoon-quant-conference.ts';
import { nilgai } from './nilgai-placement-bootcamp.ts';
import { palk } from './palk-strait-fintech-week.ts';
import { pybazaar } from './pybazaar-tutorial.ts';
import { quorum } from './quorum-derivatives-forum.ts';
import { saptarishi } from './saptarishi-stochastic-workshop.ts';
import { strand } from './strand-house-brokers-evening.ts';
import { tamrapatra } from './tamrapatra-trading-room.ts';
import { vindhyagiri } from './vindhyagiri-hackathon.ts';
import { assay } from './year-end-assay.ts';

/** The scenes of each event, by its slug. */
export const events: Readonly<Record<string, readonly (() => Piece)[]>> = {
  'meghmala-campus-week': meghmala,
  'budget-day-desk': budget,
  'konkan-exchange-visit': konkan,
  'quorum-derivatives-forum': quorum,
  'saptarishi-stochastic-workshop': saptarishi,
  'monsoon-quant-conference': monsoon,
  'vindhyagiri-hackathon': vindhyagiri,
  'pybazaar-tutorial': pybazaar,
  'palk-strait-fintech-week': palk,
  'ashtapada-colloquium': ashtapada,
  'tamrapatra-trading-room': tamrapatra,
  'nilgai-placement-bootcamp': nilgai,
  'adviser-roundtable': adviser,
  'digvalay-guest-lecture': digvalay,
  'strand-house-brokers-evening': strand,
  'year-end-assay': assay,
};
