import { Benefits } from '../../components/sections/enterprise/Benefits.tsx';
import { Demo } from '../../components/sections/enterprise/Demo.tsx';
import { Hero } from '../../components/sections/enterprise/Hero.tsx';
import { Offerings } from '../../components/sections/enterprise/Offerings.tsx';
import { Partner } from '../../components/sections/enterprise/Partner.tsx';
import { UseCases } from '../../components/sections/enterprise/UseCases.tsx';
import type { EnterpriseProps } from './select.ts';

/** `/enterprise`: the desk under another house's name. */
export function EnterprisePage({ page, site }: EnterpriseProps) {
  return (
    <>
      <Hero hero={page.hero} />
      <UseCases useCases={page.useCases} />
      <Benefits benefits={page.benefits} />
      <Offerings offerings={page.offerings} />
      <Partner partner={page.partner} />
      <Demo demo={page.demo} site={site} />
    </>
  );
}
