import type { SectionOf } from '../../../content/schema/pages.ts';
import { Footnotes, NoteMark, noteNumber } from '../../ui/Footnotes.tsx';
import { Tally, tallyKind } from '../figures/Tally.tsx';

/**
 * The display font's digits are all of one width, and those of its fallback are not as wide: in space of
 * their own, by how many they are, they do not push what follows when the font comes.
 */
const ROOM = ['', 'min-w-[0.57em]', 'min-w-[1.14em]', 'min-w-[1.71em]', 'min-w-[2.28em]'];

interface StatisticsProps {
  /** What the ids of its notes begin with. */
  id: string;
  statistics: NonNullable<SectionOf<'opening'>['statistics']>;
}

/** Numbers, each with what it counts drawn one by one. */
export function Statistics({ id, statistics }: StatisticsProps) {
  return (
    <>
      <dl className="border-t border-edge">
        {statistics.map((statistic) => {
          const { value, suffix, label } = statistic;
          return (
            <div
              key={label}
              className="grid grid-cols-[7.5rem_1fr] items-center gap-x-6 border-b border-rule py-4 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="order-2 text-text-2">
                {label}
                <NoteMark section={id} number={noteNumber(statistics, statistic)} />
                <Tally
                  count={value}
                  className={`mt-2 ${tallyKind(value) === 'dots' ? 'h-16' : 'h-8'}`}
                />
              </dt>
              <dd className="whitespace-nowrap font-display text-[clamp(2.5rem,1.8rem+2.6vw,4.25rem)] leading-none font-[340] tracking-[-0.03em]">
                <span className={`inline-block ${ROOM[String(value).length] ?? ''}`}>{value}</span>
                {suffix && <em className="text-[0.6em] text-text-2">{suffix}</em>}
              </dd>
            </div>
          );
        })}
      </dl>
      <Footnotes section={id} items={statistics} className="mt-4" />
    </>
  );
}
