import { Button } from '../ui/Button.tsx';
import { FigureCaption } from '../ui/FigureCaption.tsx';
import { Heading } from '../ui/Heading.tsx';
import { SectionLabel } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** A card with a graphic and a link to another page. */
export function Callout({ id, section }: ViewProps<'callout'>) {
  return (
    <div data-theme="light" className="flush">
      <div className="wrap break-inside-avoid pb-10">
        <section
          id={id}
          aria-labelledby={`${id}-heading`}
          className="columns overflow-clip rounded-[4px] border border-edge bg-panel"
        >
          <div className="p-6 md:col-span-6 md:p-12">
            <SectionLabel theme="light">{section.label}</SectionLabel>
            <Heading
              id={`${id}-heading`}
              className="display-2 mt-6 text-[clamp(2rem,1.4rem+2.2vw,3.25rem)]!"
              headline={section.headline}
            />
            <p className="prose-measure mt-6 mb-8 text-text-2">{section.text}</p>
            <Button tone="solid" {...section.action} />
          </div>
          <figure className="flex flex-col justify-between p-6 md:col-span-6 md:-ms-16 md:py-10">
            <FigureCaption className="order-first self-end">{section.caption}</FigureCaption>
            <img
              src={section.drawing}
              alt=""
              width="640"
              height="420"
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </figure>
        </section>
      </div>
    </div>
  );
}
