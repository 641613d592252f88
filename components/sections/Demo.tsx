import type { Content } from '../../content/schema/collections.ts';
import { Numeral } from '../ui/Numeral.tsx';
import { Section } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import { chunkProps, QueryForm } from '../widgets/QueryForm/QueryForm.tsx';
import { FormNotice } from './FormNotice.tsx';
import type { ViewProps } from './view.ts';

/** The texts of the form, and the site's notice and email address. */
export const select = (_section: unknown, { site, forms }: Content) => ({ site, forms });

const TouchedForm = island('QueryForm', 'interaction', QueryForm, chunkProps);

/** The demo request: the form, and what happens after it. */
export function Demo({ id, section: demo, site, forms }: ViewProps<'demo', typeof select>) {
  return (
    <Section theme="dark" id={id} heading={demo.heading}>
      <div className="columns mt-10 gap-y-10 md:mt-14 lg:grid-rows-[auto_1fr]">
        <p className="lead md:col-span-10 lg:col-span-4">{demo.lead}</p>
        <div
          data-print="hide"
          className="rounded-[4px] border border-edge bg-panel p-5 sm:p-8 md:col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:p-10"
        >
          <TouchedForm form="demo" mail={site.mail.general} words={forms} />
          <FormNotice site={site} />
        </div>
        <ol className="border-t border-rule md:col-span-12 lg:col-span-4 lg:self-start">
          {demo.points.map(({ text }, i) => (
            <li
              key={text}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-rule py-5"
            >
              <Numeral of={i} className="pt-0.5" />
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
