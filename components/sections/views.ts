import type { ComponentType } from 'react';
import type { ARTICLE } from '../../content/load/publish/articles.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { Section, SectionType } from '../../content/schema/pages.ts';
import { Article, select as selectArticle } from './Article.tsx';
import { ArticleList, select as selectArticleList } from './ArticleList.tsx';
import { Audiences } from './Audiences.tsx';
import { Benefits } from './Benefits.tsx';
import { Box, select as selectBox } from './Box/Box.tsx';
import { Callout } from './Callout.tsx';
import { Closing } from './Closing.tsx';
import { Contact, select as selectContact } from './Contact.tsx';
import { Counters } from './Counters.tsx';
import { CourseSection } from './CourseSection.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Demo, select as selectDemo } from './Demo.tsx';
import { FeatureGrid, select as selectFeatureGrid } from './FeatureGrid.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero, select as selectHero } from './Hero.tsx';
import { HiringBenefits, select as selectHiringBenefits } from './HiringBenefits.tsx';
import { Levels } from './Levels.tsx';
import { LinkCards } from './LinkCards.tsx';
import { Logos, select as selectLogos } from './Logos.tsx';
import { Mission } from './Mission.tsx';
import { NotFound } from './NotFound.tsx';
import { Offerings } from './Offerings.tsx';
import { Opening, select as selectOpening } from './Opening.tsx';
import { Partner } from './Partner.tsx';
import { Pillars } from './Pillars.tsx';
import { Products } from './Products.tsx';
import { Prompt } from './Prompt.tsx';
import { Reasons } from './Reasons.tsx';
import { Roles } from './Roles.tsx';
import { Segment } from './Segment.tsx';
import { Slideshow } from './Slideshow.tsx';
import { Statements } from './Statements.tsx';
import { selectCourses } from './selectCourse.ts';
import { select as selectTalkList, TalkList } from './TalkList.tsx';
import { select as selectTeamGroup, TeamGroup } from './TeamGroup.tsx';
import { select as selectTerms, Terms } from './Terms.tsx';
import { select as selectTestimonials, Testimonials } from './Testimonials.tsx';
import { Text } from './Text.tsx';
import { select as selectTimeline, Timeline } from './Timeline.tsx';
import { TradingDay } from './TradingDay.tsx';
import { select as selectUpcoming, Upcoming } from './Upcoming/Upcoming.tsx';
import { UseCases } from './UseCases.tsx';
import { select as selectVoice, Voice } from './Voice.tsx';
import type { Surroundings } from './view.ts';

type View = ComponentType<{ section: Section; id: string }>;
type Select = (section: Section, content: Content, surroundings: Surroundings) => object;

/** The view of each type of section, and its `select` if it shows other records. */
const views = {
  article: { View: Article, select: selectArticle },
  articleList: { View: ArticleList, select: selectArticleList },
  audiences: { View: Audiences },
  benefits: { View: Benefits },
  box: { View: Box, select: selectBox },
  callout: { View: Callout },
  closing: { View: Closing },
  contact: { View: Contact, select: selectContact },
  counters: { View: Counters },
  courseSection: { View: CourseSection, select: selectCourses },
  curriculum: { View: Curriculum, select: selectCourses },
  demo: { View: Demo, select: selectDemo },
  featureGrid: { View: FeatureGrid, select: selectFeatureGrid },
  gallery: { View: Gallery },
  hero: { View: Hero, select: selectHero },
  hiringBenefits: { View: HiringBenefits, select: selectHiringBenefits },
  levels: { View: Levels },
  linkCards: { View: LinkCards },
  logos: { View: Logos, select: selectLogos },
  mission: { View: Mission },
  notFound: { View: NotFound },
  offerings: { View: Offerings },
  opening: { View: Opening, select: selectOpening },
  partner: { View: Partner },
  pillars: { View: Pillars },
  products: { View: Products },
  prompt: { View: Prompt },
  reasons: { View: Reasons },
  roles: { View: Roles },
  segment: { View: Segment },
  slideshow: { View: Slideshow },
  statements: { View: Statements },
  talkList: { View: TalkList, select: selectTalkList },
  teamGroup: { View: TeamGroup, select: selectTeamGroup },
  terms: { View: Terms, select: selectTerms },
  testimonials: { View: Testimonials, select: selectTestimonials },
  text: { View: Text },
  timeline: { View: Timeline, select: selectTimeline },
  tradingDay: { View: TradingDay },
  upcoming: { View: Upcoming, select: selectUpcoming },
  useCases: { View: UseCases },
  voice: { View: Voice, select: selectVoice },
} satisfies Record<SectionType | typeof ARTICLE, object>;

// Each view's props are narrower than `View`; a section and its view always have the same type.
const entries = views as unknown as Partial<Record<string, { View: View; select?: Select }>>;

/** The view of a type of section. @throws if it has none */
export function viewOf(type: SectionType): View {
  const entry = entries[type];
  if (!entry) throw new Error(`The section ${type} has no view in components/sections/views.ts.`);
  return entry.View;
}

/** The `select` of a type of section; it returns nothing for a type that shows only its own fields. */
export const selectOf = (type: SectionType): Select => entries[type]?.select ?? (() => ({}));
