import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { FigureCaption } from '../../ui/FigureCaption.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { SectionLabel } from '../../ui/Section.tsx';

const FIGURE = '/images/figures/surface.svg';

/** The About Us card, and under it the way to the market making game. */
export function AboutCard({ about, game }: Pick<Home, 'about' | 'game'>) {
  return (
    <div className="deferred wrap break-inside-avoid pb-16 md:pb-24">
      <section
        id="about"
        aria-labelledby="about-heading"
        className="columns overflow-clip rounded-[4px] border border-edge bg-panel"
      >
        <div className="p-6 md:col-span-6 md:p-12">
          <SectionLabel theme="light">{about.label}</SectionLabel>
          <h2
            id="about-heading"
            className="display-2 mt-6 text-[clamp(2rem,1.4rem+2.2vw,3.25rem)]!"
          >
            <Headline {...about.title} apart />
          </h2>
          <p className="prose-measure mt-6 mb-8 text-text-2">{about.text}</p>
          <Button tone="solid" {...about.action} />
        </div>
        <figure className="flex flex-col justify-between p-6 md:col-span-6 md:-ml-16 md:py-10">
          <FigureCaption className="order-first self-end">{about.caption}</FigureCaption>
          <img
            src={FIGURE}
            alt=""
            width="640"
            height="420"
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </figure>
      </section>
      <p className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-2 border-y border-edge py-6">
        <span className="label-mono text-signal">{game.label}</span>
        <em className="display-3 flex-1 basis-80">{game.text}</em>
        <Button tone="line" {...game.action} />
      </p>
    </div>
  );
}
