import type { Feature } from '../../../content/schema/features.ts';
import { Picture } from '../../ui/Picture.tsx';
import './FeatureGrid.css';
import { spanAt } from './spans.ts';

// The words, the pictures and the triggers of one row stand on one line each.
const CARD =
  'feature relative border-t border-rule py-8 first:border-t-0 md:nth-2:border-t-0 md:row-span-3 md:grid md:grid-rows-subgrid md:py-10';

// The wide cards' width for all of them: the expanded card shows the picture that is there already.
const SIZES = '(width >= 80rem) 674px, (width >= 64rem) 52vw, (width >= 48rem) 43vw, 93vw';

/** Left and right of the rule between two cards. */
const SIDES = ['md:pr-8 lg:pr-12', 'md:border-l md:pl-8 lg:pl-12'] as const;

/**
 * The platform's features in a ruled grid. Without script a card opens as a `<details>` does; its
 * island expands it over the page.
 */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  const spans = features.map(({ className }) => className);
  return (
    <ul className="columns mt-10 gap-x-0! border-t border-edge md:mt-14">
      {features.map((feature, i) => (
        <li key={feature.id} className={`${CARD} ${SIDES[i % 2]} ${spanAt(spans, i)}`}>
          <div data-part="words">
            <p className="label-mono text-data-text">{feature.label}</p>
            <h3 className="display-3 mt-3 max-w-[22ch]">{feature.title}</h3>
            <p className="prose-measure mt-3 text-text-2">{feature.content}</p>
          </div>
          {/* The drawings keep a margin of a sixtieth; their lines begin where the words do. */}
          <div className="-mx-[1.7%] mt-6 max-w-3xl md:mt-8 md:self-center">
            <Picture src={feature.thumbnail} alt={feature.alt} ratio="3:2" sizes={SIZES} />
          </div>
          <details className="mt-4 md:mt-6">
            <summary className="feature-trigger target">
              <svg viewBox="0 0 16 16" aria-hidden="true" className="feature-sign">
                <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="1.4" />
              </svg>
              How it works
              <span className="sr-only">: {feature.title}</span>
            </summary>
            <p className="feature-detail prose-measure pt-2 text-text-2">{feature.detail}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
