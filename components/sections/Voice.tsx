import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Footnotes, NoteMark, noteNumber } from '../ui/Footnotes.tsx';
import { useNumber } from '../ui/Language.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import type { ViewProps } from './view.ts';

/** The quoted person. */
export const select = ({ member }: SectionOf<'voice'>, { team }: Content) => ({
  member: find(team, member),
});

/** The most characters of a number in large type. */
const LONG = 5;
const SIZES = {
  short: 'text-[clamp(1.75rem,1.2rem+2.2vw,3rem)]',
  long: 'text-[clamp(1rem,0.7rem+1vw,1.75rem)]',
};

/** A quotation with portrait and up to three numbers. */
export function Voice({ id, section: voice, member }: ViewProps<'voice', typeof select>) {
  const number = useNumber();
  return (
    <div id={id} data-theme="light" className="flush">
      <div className="wrap columns gap-y-8 pb-20 md:pb-32">
        <figure className="md:col-span-5">
          <Portrait person={member} sizes={spanSizes({ md: 5 })} />
          <figcaption className="pt-3">
            <span className="display-4 block">{member.name}</span>
            {member.role && <span className="text-text-2">{member.role}</span>}
          </figcaption>
        </figure>
        <div className="flex flex-col items-start justify-end md:col-span-6 md:col-start-7 md:pb-14">
          <blockquote className="font-display text-[clamp(1.625rem,1.2rem+1.8vw,2.625rem)] leading-[1.16] font-[340] tracking-[-0.018em] text-balance italic">
            <p className="-indent-[0.4em]">
              <q>{voice.quote}</q>
            </p>
          </blockquote>
          <p className="mt-6 text-text-2">{voice.text}</p>
          <dl className="mt-8 grid w-full grid-cols-3 border-y border-rule">
            {voice.statistics.map((statistic) => {
              const { label, value, suffix } = statistic;
              return (
                <div
                  key={label}
                  className="border-rule px-3 py-4 first:ps-0 not-first:border-s lg:px-5"
                >
                  <dt className="text-[0.9375rem] text-text-2">
                    {label}
                    <NoteMark section={id} number={noteNumber(voice.statistics, statistic)} />
                  </dt>
                  <dd
                    className={`mt-1 flex flex-wrap items-baseline gap-x-1 font-display leading-none font-[340] ${SIZES[number(value).length > LONG ? 'long' : 'short']}`}
                  >
                    {number(value)}
                    {suffix && <em className="min-w-0 text-[0.6em] text-text-2">{suffix}</em>}
                  </dd>
                </div>
              );
            })}
          </dl>
          <Footnotes section={id} items={voice.statistics} className="mt-4" />
          <Button tone="quiet" {...voice.action} className="mt-8" />
        </div>
      </div>
    </div>
  );
}
