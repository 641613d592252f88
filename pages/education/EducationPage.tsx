import { Closing } from '../../components/sections/Closing.tsx';
import { CourseSection } from '../../components/sections/education/CourseSection.tsx';
import { Products } from '../../components/sections/education/Products.tsx';
import { SectionIndex } from '../../components/sections/education/SectionIndex.tsx';
import { GaltonFigure } from '../../components/sections/figures/GaltonFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import type { EducationProps } from './select.ts';

/** Each section lays its cards out in its own way: beside its heading, or in a row under it. */
const LAYOUTS = ['left', 'row', 'row', 'right'] as const;

/** `/education`: what there is to learn, in four sections of course cards. */
export function EducationPage({ page, sections }: EducationProps) {
  const { heading, ...closing } = page.closing;
  return (
    <>
      <PageHero room="notebook" {...page.hero} figure={<GaltonFigure />} />
      <SectionIndex sections={sections} />
      {sections.map((section, i) => (
        <CourseSection
          key={section.anchor}
          section={section}
          button={page.button}
          layout={LAYOUTS[i] ?? 'row'}
        />
      ))}
      <Products products={page.products} />
      <Closing closing={{ headline: heading, ...closing }} />
    </>
  );
}
