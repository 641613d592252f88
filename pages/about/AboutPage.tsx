import { Mission } from '../../components/sections/about/Mission.tsx';
import { Offerings } from '../../components/sections/about/Offerings.tsx';
import { Pillars } from '../../components/sections/about/Pillars.tsx';
import { Segment } from '../../components/sections/about/Segment.tsx';
import { TouchstoneFigure } from '../../components/sections/figures/TouchstoneFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { typed } from '../../components/sections/typed.tsx';
import type { AboutProps } from './select.ts';

/** `/about`: what is sold, the mission, two pillars and a segment for each. */
export function AboutPage({ page }: AboutProps) {
  return (
    <>
      <PageHero theme="light" {...page.hero} figure={<TouchstoneFigure />} wide />
      <Offerings offerings={page.offerings} />
      <Mission mission={page.mission} />
      <Pillars pillars={page.pillars} />
      <Segment theme="light" id="education" segment={page.education} />
      <Segment
        theme="dark"
        id="technology"
        segment={{ ...page.technology, heading: typed(page.technology.heading) }}
      />
    </>
  );
}
