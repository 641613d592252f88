import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Button } from '../../ui/Button.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { SectionLabel } from '../../ui/Section.tsx';
import { Box } from './Box.tsx';

/** The opening: the claim, what to do about it, and the box with its lid off. */
export function Hero({ hero }: Pick<Enterprise, 'hero'>) {
  return (
    <header data-theme="dark">
      <div className="wrap columns gap-y-8 pt-8 md:pt-14">
        <SectionLabel theme="dark">{hero.label}</SectionLabel>
        <h1 className="display-1 md:col-span-12 md:mt-6">
          <Headline {...hero.headline} apart />
        </h1>
        <p className="lead md:col-span-7 md:mt-4 lg:col-span-6">{hero.lead}</p>
        <div className="md:col-span-5 md:self-end md:justify-self-end lg:col-span-4 lg:col-start-9">
          <Button tone="act" {...hero.action} />
        </div>
      </div>
      <div className="wrap mt-12 md:mt-16">
        <div className="xl:-mx-[min(3.75rem,(100vw-75rem)/2)]">
          <Box chips={hero.chips} />
        </div>
      </div>
    </header>
  );
}
