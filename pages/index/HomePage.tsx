import { AboutCard } from '../../components/sections/home/AboutCard.tsx';
import { Counters } from '../../components/sections/home/Counters.tsx';
import { Curriculum } from '../../components/sections/home/Curriculum.tsx';
import { Desk } from '../../components/sections/home/Desk.tsx';
import { Gallery } from '../../components/sections/home/Gallery.tsx';
import { GetInTouch } from '../../components/sections/home/GetInTouch.tsx';
import { Hero } from '../../components/sections/home/Hero.tsx';
import { Letters } from '../../components/sections/home/Letters.tsx';
import { LogoBand } from '../../components/sections/home/LogoBand.tsx';
import { Mission } from '../../components/sections/home/Mission.tsx';
import { Voice } from '../../components/sections/home/Voice.tsx';
import { ThemeChange } from '../../components/sections/ThemeChange.tsx';
import type { HomeProps } from './select.ts';

/** `/`: from the notebook, through one trading day, to the desk and back. */
export function HomePage(props: HomeProps) {
  const { home, site } = props;
  return (
    <>
      <Hero hero={home.hero} fan={props.fan} />
      <div className="deferred">
        <LogoBand intro={home.logos.intro} logos={props.logos} />
        <Counters counters={home.counters} />
        <Mission mission={home.mission} vision={home.vision} />
      </div>
      <Curriculum curriculum={home.curriculum} courses={props.courses} />
      <Voice voice={home.voice} member={props.member} />
      <ThemeChange session={props.session} />
      <Desk desk={home.desk} features={props.features} featuresHeading={home.features.heading} />
      <Gallery gallery={home.gallery} />
      <Letters heading={home.testimonials.heading} rows={props.testimonials} />
      <AboutCard about={home.about} game={home.game} />
      <GetInTouch contact={home.contact} site={site} />
    </>
  );
}
