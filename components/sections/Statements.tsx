import { Heading, Headline } from '../ui/Heading.tsx';
import type { ViewProps } from './view.ts';

/** Two statements of different size, such as mission and vision. */
export function Statements({ id, section: { louder, quieter } }: ViewProps<'statements'>) {
  return (
    <div id={id} data-theme="light" className="joined pt-8 pb-16 md:py-24">
      <div className="wrap columns gap-y-12">
        <section aria-labelledby={`${id}-louder`} className="md:col-span-8">
          <Heading id={`${id}-louder`} className="label-mono mb-4 text-signal">
            {louder.label}
          </Heading>
          <p className="display-2 text-[clamp(1.875rem,1.35rem+2.1vw,3.25rem)]!">
            <Headline {...louder.text} />
          </p>
        </section>
        <section
          aria-labelledby={`${id}-quieter`}
          className="self-end border-s border-rule ps-6 md:col-span-4"
        >
          <Heading id={`${id}-quieter`} className="label-mono mb-4 text-signal">
            {quieter.label}
          </Heading>
          <p className="display-4 text-text-2">{quieter.text}</p>
        </section>
      </div>
    </div>
  );
}
