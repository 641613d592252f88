import { Heading } from '../ui/Heading.tsx';
import { Band } from '../ui/Section.tsx';
import { Units } from './figures/Units.tsx';
import type { ViewProps } from './view.ts';

/** Products in numbers: a ruled table with all numbers on one scale. */
export function Products({ id, section: { title, products } }: ViewProps<'products'>) {
  const scale = Math.max(...products.map(({ count, extra = 0 }) => count + extra));
  return (
    <Band id={id} theme="light" className="flush ruled">
      <div className="wrap pb-16 md:pb-24">
        <Heading
          id={`${id}-heading`}
          className="label-italic border-t border-edge pt-4 pb-3 text-text-2"
        >
          {title}
        </Heading>
        <dl>
          {products.map(({ name, figure, unit, text, count, extra }) => (
            <div
              key={name}
              className="columns items-baseline gap-y-1 border-t border-rule py-5 last:border-b md:py-6"
            >
              <dt className="display-4 md:col-span-3">{name}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2.5 md:col-span-4 lg:col-span-3">
                <span className="font-display text-[clamp(2.25rem,1.9rem+1.4vw,3.25rem)] leading-none font-[340] tracking-[-0.03em] lining-nums">
                  {figure}
                </span>{' '}
                <em className="label-italic text-text-2">{unit}</em>
              </dd>
              <dd className="max-md:mt-2 md:col-span-5 lg:col-span-6">
                <Units
                  scale={scale}
                  parts={[
                    { count, tone: 'plain' },
                    ...(extra ? [{ count: extra, tone: 'data' } as const] : []),
                  ]}
                  className="h-4"
                />
                <p className="prose-measure mt-3 text-text-2">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
