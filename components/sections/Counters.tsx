import { Footnotes, NoteMark, noteNumber } from '../ui/Footnotes.tsx';
import { Counter } from '../widgets/Counter/Counter.tsx';
import { island } from '../widgets/island.tsx';
import { Tally, tallyKind } from './figures/Tally.tsx';
import type { ViewProps } from './view.ts';

const CountingUp = island('Counter', 'visible', Counter, () => ({}));

const SPANS = ['md:col-span-5', 'md:col-span-7 md:border-l md:border-rule md:pl-6'] as const;

/** The counters, two in a row; under each, what it counts drawn one by one. */
export function Counters({ id, section: { items } }: ViewProps<'counters'>) {
  return (
    <div id={id} data-theme="light" className="deferred flush ruled pb-16 md:pb-24">
      <div className="wrap">
        <ul className="columns gap-y-12 border-t border-edge pt-6 md:pt-10">
          {items.map((counter, i) => (
            <li key={counter.label} className={SPANS[i % SPANS.length]}>
              <CountingUp
                {...counter}
                mark={<NoteMark section={id} number={noteNumber(items, counter)} />}
                drawn={tallyKind(counter.value) === 'bars' ? 'across' : 'down'}
              >
                <Tally count={counter.value} className="h-28 md:h-36" />
              </CountingUp>
            </li>
          ))}
        </ul>
        <Footnotes section={id} items={items} className="mt-6" />
      </div>
    </div>
  );
}
