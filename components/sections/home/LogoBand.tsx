import type { Logo } from '../../../content/schema/logos.ts';
import { island } from '../../widgets/island.tsx';
import { LogoCarousel } from '../../widgets/LogoCarousel/LogoCarousel.tsx';

const Carousel = island('LogoCarousel', 'visible', LogoCarousel, () => ({}));

/** Where the company has taught and spoken, as a row of marks. */
export function LogoBand({ intro, logos }: { intro: string; logos: readonly Logo[] }) {
  return (
    <section aria-labelledby="logos" className="wrap">
      <div className="columns items-center gap-y-4 border-t border-edge py-8">
        <h2 id="logos" className="label-italic text-text-2 md:col-span-3">
          {intro}
        </h2>
        <div className="min-w-0 md:col-span-9">
          <Carousel label={intro} logos={logos} />
        </div>
      </div>
    </section>
  );
}
