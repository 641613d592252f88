import type { Logo } from '../../../content/schema/logos.ts';
import { island } from '../../widgets/island.tsx';
import { LogoCarousel } from '../../widgets/LogoCarousel/LogoCarousel.tsx';
import { Logos } from '../../widgets/LogoCarousel/Logos.tsx';

// On a tall screen the row is in the first view: it waits for the first scroll, not for being seen.
const Carousel = island('LogoCarousel', 'scroll', LogoCarousel, ({ label }) => ({ label }));

/** Where the company has taught and spoken, as a row of marks. */
export function LogoBand({ intro, logos }: { intro: string; logos: readonly Logo[] }) {
  return (
    <section aria-labelledby="logos" className="wrap later [--tall:11.5rem] md:[--tall:7.25rem]">
      <div className="columns items-center gap-y-4 border-t border-edge py-8">
        <h2 id="logos" className="label-italic text-text-2 md:col-span-3">
          {intro}
        </h2>
        <div className="min-w-0 md:col-span-9">
          <Carousel label={intro}>
            <Logos logos={logos} />
          </Carousel>
        </div>
      </div>
    </section>
  );
}
