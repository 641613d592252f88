import { Button } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Paragraphs in one column. */
export function Text({ id, section }: ViewProps<'text'>) {
  return (
    <Section theme="light" id={id} heading={section.heading} joined>
      <div className="columns mt-10 md:mt-14">
        <div className="prose-measure space-y-4 md:col-span-8">
          <RichText body={section.body} />
          {section.action && <Button tone="line" {...section.action} />}
        </div>
      </div>
    </Section>
  );
}
