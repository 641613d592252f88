import type { Feature } from '../../content/schema/features.ts';
import { Picture } from '../ui/Picture.tsx';

/** The four platform features. Without script a card opens as a `<details>` does. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="columns mt-12 border-t border-rule">
      {features.map((feature, i) => (
        <li
          key={feature.id}
          className={`border-b border-rule py-8 ${feature.className === 'wide' ? 'md:col-span-7' : 'md:col-span-5'} ${i % 2 === 1 ? 'md:border-l md:pl-8' : ''}`}
        >
          <p className="label-mono text-data-text">{feature.label}</p>
          <h3 className="display-3 mt-3 max-w-[18ch]">{feature.title}</h3>
          <p className="prose-measure mt-3 text-text-2">{feature.content}</p>
          <Picture
            src={feature.thumbnail}
            alt={feature.alt}
            ratio="3:2"
            sizes="(width >= 48rem) 50vw, 90vw"
            className="mt-6"
          />
          <details className="group mt-4">
            <summary className="target cursor-pointer font-semibold text-signal">
              How it works
            </summary>
            <p className="prose-measure pt-2 pb-4 text-text-2">{feature.detail}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
