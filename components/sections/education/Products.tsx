import type { Education } from '../../../content/schema/pages/education.ts';

/** What one gets, in figures: a ruled table of large numbers. */
export function Products({ products }: Pick<Education, 'products'>) {
  return (
    <div className="wrap pb-20 md:pb-32">
      <dl className="border-t border-edge">
        {products.map(({ name, figure, unit, text }) => (
          <div key={name} className="columns items-baseline gap-y-1 border-b border-rule py-6">
            <dt className="display-4 md:col-span-3">{name}</dt>
            <dd className="md:col-span-4">
              <span className="font-display text-[clamp(2.5rem,1.8rem+2.8vw,4.5rem)] leading-none font-[340] tracking-[-0.03em]">
                {figure}
              </span>{' '}
              <em className="label-italic text-text-2">{unit}</em>
            </dd>
            <dd className="text-text-2 md:col-span-5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
