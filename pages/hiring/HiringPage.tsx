import { Closing } from '../../components/sections/Closing.tsx';
import { CandidatesFigure } from '../../components/sections/figures/CandidatesFigure.tsx';
import { Audiences } from '../../components/sections/hiring/Audiences.tsx';
import { Benefits } from '../../components/sections/hiring/Benefits.tsx';
import { Levels } from '../../components/sections/hiring/Levels.tsx';
import { Reasons } from '../../components/sections/hiring/Reasons.tsx';
import { Roles } from '../../components/sections/hiring/Roles.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Button } from '../../components/ui/Button.tsx';
import type { HiringProps } from './select.ts';

/** `/hiring`: quant recruitment for financial institutions. */
export function HiringPage({ page, benefits }: HiringProps) {
  return (
    <>
      <PageHero
        theme="light"
        {...page.hero}
        action={<Button tone="act" {...page.hero.action} />}
        figure={<CandidatesFigure />}
      />
      <Audiences audiences={page.audiences} />
      <Roles roles={page.roles} />
      <Levels levels={page.levels} />
      <Reasons reasons={page.reasons} />
      <Benefits heading={page.benefits.heading} benefits={benefits} />
      <Closing closing={page.closing} />
    </>
  );
}
