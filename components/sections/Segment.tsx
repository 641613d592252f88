import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import { typed } from './typed.tsx';
import type { ViewProps } from './view.ts';

/** A text and its parts. */
export function Segment({ id, section }: ViewProps<'segment'>) {
  const { theme, delay } = section;
  const heading = section.typed ? typed({ ...section.heading, delay }) : section.heading;
  return (
    <Section theme={theme} id={id} heading={heading}>
      <div className="columns mt-8 gap-y-10 md:mt-12">
        <div className="md:col-span-5">
          <p className="lead">{section.text}</p>
          <Button tone={theme === 'dark' ? 'act' : 'quiet'} {...section.action} className="mt-8" />
        </div>
        <ul className="md:col-span-6 md:col-start-7">
          {section.items.map(({ title, text }) => (
            <li key={title} className="border-t border-rule py-5 last:border-b">
              <Heading below={1} className="display-4">
                {title}
              </Heading>
              <p className="mt-1 text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
