import { Heading } from '../ui/Heading.tsx';
import { Band, SectionLabel } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** The mission in large type, and the origin of the name. */
export function Mission({ id, section }: ViewProps<'mission'>) {
  return (
    <Band id={id} theme="light" className="flush ruled">
      <div className="wrap">
        <div className="columns gap-y-6 border-t border-edge pt-4 pb-8 md:pb-12">
          <SectionLabel theme="light">{section.label}</SectionLabel>
          <Heading id={`${id}-heading`} className="sr-only">
            {section.label}
          </Heading>
          <p className="display-3 md:col-span-7 md:mt-4">{section.text}</p>
          <p className="prose-measure text-text-2 md:col-span-5 md:mt-5 lg:col-span-4 lg:col-start-9">
            {section.more}
          </p>
        </div>
      </div>
    </Band>
  );
}
