import type { Home } from '../../../content/schema/pages/home.ts';
import { Counter } from '../../widgets/Counter/Counter.tsx';
import { island } from '../../widgets/island.tsx';
import { Tally } from '../figures/Tally.tsx';

const CountingUp = island('Counter', 'visible', Counter, () => ({}));

const LOOKS = [
  { as: 'bars', drawn: 'across', className: 'md:col-span-5' },
  { as: 'dots', drawn: 'down', className: 'md:col-span-7 md:border-l md:border-rule md:pl-6' },
] as const;

/** The two counters; under each, what it counts drawn one by one. */
export function Counters({ counters }: Pick<Home, 'counters'>) {
  return (
    <div className="wrap later [--tall:37rem] md:[--tall:27rem]">
      <ul className="columns gap-y-12 border-t border-edge pt-6 md:pt-10">
        {counters.map((counter, i) => {
          const { as, drawn, className } = LOOKS[i % LOOKS.length] ?? LOOKS[0];
          return (
            <li key={counter.label} className={className}>
              <CountingUp {...counter} drawn={drawn}>
                <Tally count={counter.value} as={as} className="h-28 md:h-36" />
              </CountingUp>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
