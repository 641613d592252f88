import type { Feature } from '../../../content/schema/features.ts';
import { Heading } from '../../ui/Heading.tsx';
import { CloseIcon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { remSizes } from '../../ui/spanSizes.ts';
import { useWords } from '../../ui/Words.tsx';
import './FeatureGrid.css';

type Span = Feature['className'];

const UNEQUAL: Record<Span, string> = {
  wide: 'md:col-span-6 lg:col-span-7',
  narrow: 'md:col-span-6 lg:col-span-5',
};

/**
 * The columns of the card at an index. Two cards fill a row: a wide and a narrow one, or two halves; a single last card
 * fills its row.
 */
export function spanAt(spans: readonly Span[], place: number): string {
  const [own, neighbour] = [spans[place], spans[place ^ 1]];
  if (!own || !neighbour) return 'md:col-span-12';
  return own === neighbour ? 'md:col-span-6' : UNEQUAL[own];
}

const ITEM =
  'border-t border-rule first:border-t-0 md:nth-2:border-t-0 md:row-span-3 md:grid md:grid-rows-subgrid';

// Aligns the texts, the pictures and the triggers of one row.
const CARD = 'feature relative py-8 md:row-span-3 md:grid md:grid-rows-subgrid md:py-10';

// The expanded card's width, because it shows the same picture.
const SIZES = `${remSizes(768)}, (width >= 64rem) 58vw, 100vw`;

/** Left and right of the rule between two cards. */
const SIDES = [
  { item: '', card: 'md:pe-8 lg:pe-12' },
  { item: 'md:border-s', card: 'md:ps-8 lg:ps-12' },
] as const;

/**
 * The platform's features in a ruled grid. Without script a card is a `<details>`; its island shows the
 * open card over the page.
 */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  const spans = features.map(({ className }) => className);
  return (
    <>
      <ul className="columns mt-10 gap-x-0! border-t border-edge md:mt-14">
        {features.map((feature, i) => (
          <li key={feature.id} className={`${ITEM} ${SIDES[i % 2]?.item} ${spanAt(spans, i)}`}>
            <FeatureCard feature={feature} side={SIDES[i % 2]?.card ?? ''} />
          </li>
        ))}
      </ul>
      <dialog className="feature-dialog fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden text-text backdrop:bg-transparent" />
    </>
  );
}

/**
 * One card, in the grid and expanded. framer-motion finds its parts by their layout ids, and reinserts each at the end
 * of its parent, so a part must be an only child.
 */
function FeatureCard({ feature, side }: { feature: Feature; side: string }) {
  const { id, label, title, content, thumbnail, alt, detail } = feature;
  const words = useWords();
  return (
    <article data-layout-id={`feature-${id}`} className={`${CARD} ${side}`}>
      <button type="button" data-layout="position" className="feature-close">
        <span className="sr-only">{words.close}</span>
        <CloseIcon className="size-5" />
      </button>
      <div>
        <div data-layout="position" data-layout-id={`feature-words-${id}`}>
          <p className="label-mono text-data-text">{label}</p>
          <Heading below={1} className="display-3 mt-3 max-w-[22ch] wrap-anywhere">
            {title}
          </Heading>
          <p className="prose-measure mt-3 text-text-2">{content}</p>
        </div>
      </div>
      {/* The drawings have a margin of 1/60: aligns their lines with the text. */}
      <div className="feature-picture -mx-[1.7%] mt-6 max-w-3xl md:mt-8 md:self-center">
        <div data-layout-id={`feature-picture-${id}`}>
          <Picture src={thumbnail} alt={alt} ratio="3:2" sizes={SIZES} />
        </div>
      </div>
      <details data-layout="position" className="mt-4 md:mt-6">
        <summary aria-haspopup="dialog" className="feature-trigger target">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="feature-sign">
            <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="1.4" />
          </svg>
          {words.howItWorks}
          <span className="sr-only">: {title}</span>
        </summary>
        <p className="feature-detail prose-measure pt-2 text-text-2">{detail}</p>
      </details>
    </article>
  );
}
