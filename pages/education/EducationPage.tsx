import { Closing } from '../../components/sections/Closing.tsx';
import { Contents } from '../../components/sections/education/Contents.tsx';
import { CourseSection, type Shelf } from '../../components/sections/education/CourseSection.tsx';
import { Products } from '../../components/sections/education/Products.tsx';
import { HedgeFigure } from '../../components/sections/figures/HedgeFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import type { EducationProps } from './select.ts';

/** Each section has a layout of its own. */
const SHELVES: readonly Shelf[] = ['staggered', 'led', 'falling', 'listed'];

/** `/education`: what there is, in figures, then every course in four sections. */
export function EducationPage({ page, sections }: EducationProps) {
  return (
    <>
      <PageHero
        theme="light"
        {...page.hero}
        action={<Contents sections={sections} />}
        figure={
          <div className="h-80 pb-8 md:bleed-right md:h-[34rem]">
            <HedgeFigure />
          </div>
        }
      />
      <Products title={page.productsTitle} products={page.products} />
      {sections.map(({ courses, ...section }, i) => (
        <CourseSection
          key={section.anchor}
          section={section}
          courses={courses}
          shelf={SHELVES[i] ?? 'listed'}
        />
      ))}
      <Closing closing={page.closing} />
    </>
  );
}
