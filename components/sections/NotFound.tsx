import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Headline } from '../ui/Headline.tsx';
import { PlaneWalkFigure } from './figures/PlaneWalkFigure.tsx';
import type { ViewProps } from './view.ts';

/** What an unknown address gets: where it is not, and ways on. */
export function NotFound({ id, section }: ViewProps<'notFound'>) {
  return (
    <div id={id} data-theme="light">
      <div className="wrap columns items-end gap-y-12 pt-8 pb-20 md:pt-14 md:pb-32">
        <div className="md:col-span-12">
          <p className="label-mono text-signal">{section.label}</p>
          <Heading className="display-1 mt-4">
            <Headline {...section.headline} apart />
          </Heading>
        </div>
        <div className="md:col-span-5">
          <p className="lead">{section.text}</p>
          <ul className="mt-8 border-t border-rule">
            {section.links.map((link) => (
              <li key={link.href} className="border-b border-rule">
                <Button tone="line" {...link} className="flex! justify-between no-underline!" />
              </li>
            ))}
          </ul>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <PlaneWalkFigure caption={section.caption} />
        </div>
      </div>
    </div>
  );
}
