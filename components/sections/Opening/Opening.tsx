import { Button, type ButtonTone } from '../../ui/Button.tsx';
import { FigureCaption } from '../../ui/FigureCaption.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SectionLabel } from '../../ui/Section.tsx';
import { spanSizes } from '../../ui/spanSizes.ts';
import { Subscribe } from '../Subscribe.tsx';
import type { ViewProps } from '../view.ts';
import { Contents } from './Contents.tsx';
import { isWide, OpeningFigure } from './OpeningFigure.tsx';
import { Statistics } from './Statistics.tsx';
import type { select } from './select.ts';

type OpeningProps = ViewProps<'opening', ReturnType<typeof select>>;

const TONES: readonly ButtonTone[] = ['act', 'quiet', 'line'];

/** How most pages open: label, headline, lead, what to do, and a figure or numbers beside them. */
export function Opening({ id, section, ...joined }: OpeningProps) {
  const { label, headline, note, lead, picture, statistics, figure, caption } = section;
  const steps = <Steps section={section} contents={joined.contents} />;
  return (
    <header id={id} data-theme="light" className="overflow-x-clip">
      <div className="wrap columns gap-y-8 pt-8 pb-14 md:pt-14 md:pb-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:col-span-12">
          <SectionLabel theme="light">{label}</SectionLabel>
          {note && <p className="border-l-2 border-accent pl-3 font-medium">{note}</p>}
        </div>
        <Heading className="display-1 md:col-span-12 md:mt-6">
          <Headline {...headline} apart />
        </Heading>
        {(lead || hasSteps(section, joined.contents)) && (
          <div className="md:col-span-5 md:mt-6">
            {lead && <p className="lead">{lead}</p>}
            {steps}
          </div>
        )}
        {(picture || statistics || figure) && (
          <figure
            className={
              !picture && !statistics && isWide(figure)
                ? 'bleed-right md:col-span-12'
                : 'md:col-span-7 md:mt-6 lg:col-span-6 lg:col-start-7'
            }
          >
            <Beside id={id} section={section} {...joined} />
            {caption && <FigureCaption className="mt-4">{caption}</FigureCaption>}
          </figure>
        )}
      </div>
    </header>
  );
}

/** What stands beside the words: a picture, or else numbers, or else what is drawn. */
function Beside({ id, section, ...joined }: OpeningProps) {
  const { picture, alt = '', focus, statistics, figure } = section;
  if (picture)
    return (
      <Picture
        src={picture}
        alt={alt}
        focus={focus}
        ratio="4:3"
        sizes={spanSizes({ md: 7, lg: 6 })}
        priority
        className="rounded-[4px] border border-edge"
      />
    );
  if (statistics) return <Statistics id={id} statistics={statistics} />;
  return <OpeningFigure figure={figure} {...joined} />;
}

type StepsProps = Pick<OpeningProps, 'section' | 'contents'>;

const hasSteps = (
  { actions, subscribe }: OpeningProps['section'],
  contents: StepsProps['contents'],
) => contents.length > 0 || Boolean(actions?.length) || Boolean(subscribe?.length);

/** Under the lead, what to do: a table of contents, buttons, feeds. */
function Steps({ section, contents }: StepsProps) {
  const { actions = [], subscribe } = section;
  if (!hasSteps(section, contents)) return null;
  return (
    <div className="mt-8">
      {contents.length > 0 && <Contents sections={contents} />}
      {actions.length > 0 && (
        <div className="flex flex-col items-start gap-3">
          {actions.map((action, i) => (
            <Button key={action.label} tone={TONES[i] ?? 'line'} {...action} />
          ))}
        </div>
      )}
      {subscribe && <Subscribe links={subscribe} />}
    </div>
  );
}
