import type { Home } from '../../../content/schema/pages/home.ts';
import { Footnotes, NoteMark, noteNumber } from '../../ui/Footnotes.tsx';
import { Counter } from '../../widgets/Counter/Counter.tsx';
import { island } from '../../widgets/island.tsx';
import { Tally, tallyKind } from '../figures/Tally.tsx';

const CountingUp = island('Counter', 'visible', Counter, () => ({}));

const SPANS = ['md:col-span-5', 'md:col-span-7 md:border-l md:border-rule md:pl-6'] as const;

const ID = 'counters';

/** The counters, two in a row; under each, what it counts drawn one by one. */
export function Counters({ counters }: Pick<Home, 'counters'>) {
  return (
    <div className="wrap">
      <ul className="columns gap-y-12 border-t border-edge pt-6 md:pt-10">
        {counters.map((counter, i) => (
          <li key={counter.label} className={SPANS[i % SPANS.length]}>
            <CountingUp
              {...counter}
              mark={<NoteMark section={ID} number={noteNumber(counters, counter)} />}
              drawn={tallyKind(counter.value) === 'bars' ? 'across' : 'down'}
            >
              <Tally count={counter.value} className="h-28 md:h-36" />
            </CountingUp>
          </li>
        ))}
      </ul>
      <Footnotes section={ID} items={counters} className="mt-6" />
    </div>
  );
}
