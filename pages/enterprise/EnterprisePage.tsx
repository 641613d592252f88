import { Benefits } from '../../components/sections/enterprise/Benefits.tsx';
import { Chips } from '../../components/sections/enterprise/Chips.tsx';
import { Demo } from '../../components/sections/enterprise/Demo.tsx';
import { Offerings } from '../../components/sections/enterprise/Offerings.tsx';
import { Partner } from '../../components/sections/enterprise/Partner.tsx';
import { UseCases } from '../../components/sections/enterprise/UseCases.tsx';
import { NettingFigure } from '../../components/sections/figures/NettingFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Button } from '../../components/ui/Button.tsx';
import type { EnterpriseProps } from './select.ts';

/** `/enterprise`: the desk under another house's name. */
export function EnterprisePage({ page, mail }: EnterpriseProps) {
  const { label, ...link } = page.hero.action;
  return (
    <>
      <PageHero
        room="desk"
        {...page.hero}
        action={
          <Button tone="act" {...link}>
            {label}
          </Button>
        }
        figure={<NettingFigure />}
      />
      <Chips chips={page.hero.chips} />
      <UseCases useCases={page.useCases} />
      <Benefits benefits={page.benefits} />
      <Offerings offerings={page.offerings} />
      <Partner partner={page.partner} />
      <Demo demo={page.demo} mail={mail} />
    </>
  );
}
