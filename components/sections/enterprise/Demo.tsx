import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Section } from '../../ui/Section.tsx';
import { island } from '../../widgets/island.tsx';
import { QueryForm } from '../../widgets/QueryForm/QueryForm.tsx';

const TouchedForm = island('QueryForm', 'interaction', QueryForm);

/** The demo request: the form, and what happens after it. */
export function Demo({ demo, mail }: { demo: Enterprise['demo']; mail: string }) {
  return (
    <Section room="notebook" id="request-demo" heading={demo.heading}>
      <div className="columns mt-10 gap-y-14 md:mt-14">
        <div className="md:col-span-6">
          <TouchedForm form="demo" mail={mail} />
        </div>
        <div className="md:col-span-5 md:col-start-8">
          <p className="lead">{demo.lead}</p>
          <ol className="mt-8 border-t border-rule">
            {demo.points.map(({ text }, i) => (
              <li
                key={text}
                className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-rule py-5"
              >
                <span className="label-mono pt-0.5 text-text-3">
                  {String(i + 1).padStart(2, '0')}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
