import { simulateFan } from '../../components/sections/figures/fan.ts';
import { simulateSession } from '../../components/sections/figures/session.ts';
import { selectCourse } from '../../components/sections/selectCourse.ts';
import { find } from '../../content/load/find.ts';
import { inOrder } from '../../content/load/inOrder.ts';
import { type Content, collections } from '../../content/schema/collections.ts';

// Drawn once: they depend on nothing that anybody edits.
const FAN = simulateFan();
const SESSION = simulateSession('streak');

/** The records of the home page, joined. */
export function select(content: Content) {
  const { home, site } = content;
  const row = (places: readonly { testimonial: string }[]) =>
    places.map(({ testimonial }) => find(content.testimonials, testimonial));
  return {
    seo: home.seo,
    home,
    site,
    logos: inOrder(collections.logos, content.logos),
    features: inOrder(collections.features, content.features),
    courses: home.curriculum.courses.map(({ course }) => selectCourse(content, course)),
    member: find(content.team, home.voice.member),
    testimonials: [row(home.testimonials.first), row(home.testimonials.second)],
    fan: FAN,
    session: SESSION,
  };
}

export type HomeProps = ReturnType<typeof select>;
