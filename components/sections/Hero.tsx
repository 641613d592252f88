import type { Content } from '../../content/schema/collections.ts';
import { Button, toneAt } from '../ui/Button.tsx';
import { FigureCaption } from '../ui/FigureCaption.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Band } from '../ui/Section.tsx';
import { FanFigure } from './figures/FanFigure.tsx';
import { simulateFan } from './figures/fan.ts';
import type { ViewProps } from './view.ts';

/** The texts in the chart. */
export const select = (_section: unknown, { site }: Content) => ({
  words: site.figures.fan,
});

// Computed once: it does not depend on content.
const FAN = simulateFan();

/**
 * The headline overlaps the chart. On right-to-left pages it does not, because the dense part is next to it; a
 * picture is below.
 */
const LAYOUTS = {
  figure: {
    heading: 'md:max-w-[60%] lg:max-w-none',
    columns: 'md:ltr:-mt-24 md:pt-0 lg:ltr:-mt-40 xl:ltr:-mt-48 rtl:md:pt-12',
    words: 'md:ltr:pt-34 lg:ltr:pt-50 xl:ltr:pt-58',
    figure: 'md:self-end',
  },
  picture: { heading: '', columns: 'md:pt-12', words: '', figure: '' },
};

/** The opening: the headline, up to three buttons, and a chart or picture that extends beyond the edge. */
export function Hero({ id, section: hero, words }: ViewProps<'hero', typeof select>) {
  const layout = LAYOUTS[hero.picture ? 'picture' : 'figure'];
  return (
    <Band id={id} theme="light" className="relative overflow-x-clip [[data-theme=dark]_+_&]:pt-12">
      <div className="wrap">
        <ul className="label-mono flex justify-between gap-6 py-3 text-text-2">
          {hero.running.map(({ text }, i) => (
            <li key={text} className={i === 1 ? 'max-md:hidden' : 'max-sm:last:hidden'}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap relative z-10 pt-4 md:pt-6">
        <Heading
          id={`${id}-heading`}
          className={`display-1 pointer-events-none text-text ${layout.heading}`}
          headline={hero.headline}
        />
      </div>
      <div className={`wrap columns relative pt-8 pb-12 md:pb-20 ${layout.columns}`}>
        <div className={`relative z-10 flex flex-col items-start md:col-span-4 ${layout.words}`}>
          <p className="lead">{hero.lead}</p>
          <div className="mt-8 flex w-full flex-col items-start gap-3">
            {hero.actions.map((action, i) => (
              <Button
                key={action.label}
                tone={toneAt(i)}
                {...action}
                className={i < 2 ? 'w-full max-w-80' : ''}
              />
            ))}
          </div>
        </div>
        <figure
          className={`relative mt-12 md:col-span-8 md:mt-0 md:bleed-right xl:col-start-5 ${layout.figure}`}
        >
          {hero.picture ? (
            <Picture
              src={hero.picture}
              alt={hero.alt ?? ''}
              focus={hero.focus}
              ratio="3:2"
              sizes="(width >= 48rem) 64vw, 90vw"
              priority
            />
          ) : (
            <div className="h-[26rem] pb-8 md:h-[34rem] lg:h-[clamp(30rem,100svh-13rem,39rem)] md:pe-6">
              <FanFigure fan={FAN} words={words} />
            </div>
          )}
          <FigureCaption className="mt-3 md:pe-6">{hero.caption}</FigureCaption>
        </figure>
      </div>
    </Band>
  );
}
