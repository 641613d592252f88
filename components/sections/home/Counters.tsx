import type { Home } from '../../../content/schema/pages/home.ts';
import { Counter } from '../../widgets/Counter.tsx';
import { Tally } from '../figures/Tally.tsx';

/** The two counters; under each, what it counts drawn one by one. */
export function Counters({ counters }: Pick<Home, 'counters'>) {
  const [thousands, ones] = ['bars', 'dots'] as const;
  return (
    <div className="wrap">
      <ul className="columns gap-y-12 border-t border-edge pt-6 md:pt-10">
        {counters.map((counter, i) => (
          <li
            key={counter.label}
            className={
              i === 0 ? 'md:col-span-5' : 'md:col-span-7 md:border-l md:border-rule md:pl-6'
            }
          >
            <Counter value={counter.value} suffix={counter.suffix} />
            <p className="mt-6 mb-5 max-w-[34ch] text-text-2">{counter.label}</p>
            <Tally count={counter.value} as={i === 0 ? thousands : ones} className="h-28 md:h-36" />
          </li>
        ))}
      </ul>
    </div>
  );
}
