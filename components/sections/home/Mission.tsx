import type { Home } from '../../../content/schema/pages/home.ts';
import { Headline } from '../../ui/Headline.tsx';

/** Mission and vision: two cards of unequal voice. */
export function Mission({ mission, vision }: Pick<Home, 'mission' | 'vision'>) {
  return (
    <div className="wrap columns gap-y-12 pt-8 pb-16 md:py-24">
      <section aria-labelledby="mission" className="md:col-span-8">
        <h2 id="mission" className="label-mono mb-4 text-signal">
          {mission.label}
        </h2>
        <p className="display-2 text-[clamp(1.875rem,1.35rem+2.1vw,3.25rem)]!">
          <Headline {...mission.text} />
        </p>
      </section>
      <section
        aria-labelledby="vision"
        className="self-end border-l border-rule pl-6 md:col-span-4"
      >
        <h2 id="vision" className="label-mono mb-4 text-signal">
          {vision.label}
        </h2>
        <p className="display-4 text-text-2">{vision.text}</p>
      </section>
    </div>
  );
}
