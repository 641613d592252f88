import type { SectionOf } from '../../../content/schema/pages.ts';
import type { Site } from '../../../content/schema/site.ts';
import { DecodingPane } from './panes/DecodingPane.tsx';
import { NettingPane } from './panes/NettingPane.tsx';
import { ReplicasPane } from './panes/ReplicasPane.tsx';
import { RoutingPane } from './panes/RoutingPane.tsx';
import { SourcePane } from './panes/SourcePane.tsx';

const DRAWINGS = {
  decoding: DecodingPane,
  netting: NettingPane,
  routing: RoutingPane,
  replicas: ReplicasPane,
  source: SourcePane,
} as const;

const WHOLE = ['lg:col-span-12'];
const UNEVEN = ['lg:col-span-7', 'lg:col-span-5 lg:border-l'];
const TURNED = ['lg:col-span-5', 'lg:col-span-7 lg:border-l'];
const THREE = ['lg:col-span-4', 'lg:col-span-4 lg:border-l', 'lg:col-span-4 lg:border-l'];

/** Rows of three compartments below as many of two as it takes for none to stand alone; a single one has the box. */
function rowsOf(count: number): string[][] {
  if (count === 1) return [WHOLE];
  const pairs = [[], [UNEVEN, TURNED], [UNEVEN]][count % 3] ?? [];
  return [...pairs, ...Array(Math.floor((count - 2 * pairs.length) / 3)).fill(THREE)];
}

interface CompartmentsProps extends Pick<SectionOf<'box'>, 'chips'> {
  words: Site['figures'];
}

/** The box itself, open at the top: a chip and a drawing in each compartment. */
export function Compartments({ chips, words }: CompartmentsProps) {
  const rows = rowsOf(chips.length);
  const places = rows.flatMap((spans, row) =>
    spans.map((span) => ({
      className: `${span} ${row < rows.length - 1 ? 'lg:border-b' : ''}`,
      height: spans.length < 3 ? 'lg:h-52' : 'lg:h-40',
    })),
  );
  return (
    <div>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-6 w-full fill-panel stroke-edge *:[vector-effect:non-scaling-stroke] md:h-10"
      >
        <path d="M0 10 4 0H96L100 10z" />
      </svg>
      <ul className="grid border border-edge lg:grid-cols-12">
        {chips.map(({ label, drawing }, i) => {
          const Drawing = DRAWINGS[drawing];
          return (
            <li
              key={label}
              className={`grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-x-5 border-rule p-4 not-last:max-lg:border-b sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:flex lg:flex-col lg:items-start lg:p-6 ${places[i]?.className}`}
            >
              <span className="label-mono justify-self-start rounded-[3px] border border-edge bg-panel px-2.5 py-1 text-text">
                {label}
              </span>
              <div className={`h-24 w-full sm:h-28 lg:mt-6 ${places[i]?.height}`}>
                <Drawing words={words} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
