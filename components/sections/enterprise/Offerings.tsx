import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Section } from '../../ui/Section.tsx';

const Icon = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width="48"
    height="48"
    loading="lazy"
    decoding="async"
    className="size-12"
  />
);

/** What is in the box: the parts, and the suite as one framed object. */
export function Offerings({ offerings }: Pick<Enterprise, 'offerings'>) {
  const { suite } = offerings;
  return (
    <Section room="desk" id="offerings" heading={offerings.heading} className="pt-0!">
      <ul className="columns mt-10 gap-y-10 md:mt-16">
        {offerings.cards.map(({ title, text, icon }) => (
          <li key={title} className="border-t border-rule pt-6 md:col-span-4">
            <Icon src={icon} />
            <h3 className="display-4 mt-5">{title}</h3>
            <p className="mt-2 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="columns mt-14 gap-y-8 rounded-[4px] border border-edge bg-panel p-6 md:mt-20 md:p-10">
        <div className="md:col-span-4">
          <h3 className="display-3">{suite.title}</h3>
          <p className="mt-4 text-text-2">{suite.text}</p>
        </div>
        <ul className="md:col-span-7 md:col-start-6">
          {suite.products.map(({ name, text, icon }) => (
            <li
              key={name}
              className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-6 border-b border-rule py-5 first:border-t"
            >
              <Icon src={icon} />
              <div>
                <h4 className="display-4">{name}</h4>
                <p className="mt-1 text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
