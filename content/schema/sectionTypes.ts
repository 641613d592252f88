import { audiences } from './sections/audiences.ts';
import { benefits } from './sections/benefits.ts';
import { box } from './sections/box.ts';
import { callout } from './sections/callout.ts';
import { closing } from './sections/closing.ts';
import { contact } from './sections/contact.ts';
import { counters } from './sections/counters.ts';
import { courseSection } from './sections/courseSection.ts';
import { curriculum } from './sections/curriculum.ts';
import { demo } from './sections/demo.ts';
import { featureGrid } from './sections/featureGrid.ts';
import { gallery } from './sections/gallery.ts';
import { hero } from './sections/hero.ts';
import { hiringBenefits } from './sections/hiringBenefits.ts';
import { levels } from './sections/levels.ts';
import { linkCards } from './sections/linkCards.ts';
import { logos } from './sections/logos.ts';
import { mission } from './sections/mission.ts';
import { notFound } from './sections/notFound.ts';
import { offerings } from './sections/offerings.ts';
import { opening } from './sections/opening.ts';
import { partner } from './sections/partner.ts';
import { pillars } from './sections/pillars.ts';
import { products } from './sections/products.ts';
import { prompt } from './sections/prompt.ts';
import { reasons } from './sections/reasons.ts';
import { roles } from './sections/roles.ts';
import { segment } from './sections/segment.ts';
import { slideshow } from './sections/slideshow.ts';
import { statements } from './sections/statements.ts';
import { talkList } from './sections/talkList.ts';
import { teamGroup } from './sections/teamGroup.ts';
import { terms } from './sections/terms.ts';
import { testimonials } from './sections/testimonials.ts';
import { text } from './sections/text.ts';
import { timeline } from './sections/timeline.ts';
import { tradingDay } from './sections/tradingDay.ts';
import { upcoming } from './sections/upcoming.ts';
import { useCases } from './sections/useCases.ts';
import { voice } from './sections/voice.ts';

/** Every type of section, one line a type; components/sections/views.ts names their views. */
export const sectionTypes = [
  audiences,
  benefits,
  box,
  callout,
  closing,
  contact,
  counters,
  courseSection,
  curriculum,
  demo,
  featureGrid,
  gallery,
  hero,
  hiringBenefits,
  levels,
  linkCards,
  logos,
  mission,
  notFound,
  offerings,
  opening,
  partner,
  pillars,
  products,
  prompt,
  reasons,
  roles,
  segment,
  slideshow,
  statements,
  talkList,
  teamGroup,
  terms,
  testimonials,
  text,
  timeline,
  tradingDay,
  upcoming,
  useCases,
  voice,
] as const;
