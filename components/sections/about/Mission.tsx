import type { About } from '../../../content/schema/pages/about.ts';
import { SectionLabel } from '../../ui/Section.tsx';

/** The mission in large type, and where the name comes from. */
export function Mission({ mission }: Pick<About, 'mission'>) {
  return (
    <section aria-labelledby="mission" className="wrap">
      <div className="columns gap-y-6 border-t border-edge pt-4 pb-8 md:pb-12">
        <SectionLabel theme="light">{mission.label}</SectionLabel>
        <h2 id="mission" className="sr-only">
          {mission.label}
        </h2>
        <p className="display-3 md:col-span-7 md:mt-4">{mission.text}</p>
        <p className="prose-measure text-text-2 md:col-span-5 md:mt-5 lg:col-span-4 lg:col-start-9">
          {mission.more}
        </p>
      </div>
    </section>
  );
}
