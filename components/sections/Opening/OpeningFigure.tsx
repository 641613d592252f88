import type { PageFigure } from '../../../content/schema/figures.ts';
import { CalendarFigure } from '../figures/CalendarFigure.tsx';
import { CandidatesFigure } from '../figures/CandidatesFigure.tsx';
import { HedgeFigure } from '../figures/HedgeFigure.tsx';
import { MinutesFigure } from '../figures/MinutesFigure.tsx';
import { TouchstoneFigure } from '../figures/TouchstoneFigure.tsx';
import type { select } from './select.ts';

interface OpeningFigureProps extends ReturnType<typeof select> {
  figure: PageFigure | undefined;
}

/** Whether a figure takes the whole measure, and runs off the right edge. */
export const isWide = (figure: PageFigure | undefined): boolean => figure === 'touchstone';

/** The drawing that a record chose by its name. */
export function OpeningFigure({ figure, words, events, marked, talks }: OpeningFigureProps) {
  switch (figure) {
    case 'touchstone':
      return <TouchstoneFigure words={words.figures.touchstone} />;
    case 'hedge':
      return (
        <div className="h-80 pb-8 md:bleed-right md:h-[34rem]">
          <HedgeFigure words={words.figures.hedge} />
        </div>
      );
    case 'calendar':
      return <CalendarFigure events={events} marked={marked} />;
    case 'minutes':
      return <MinutesFigure talks={talks} words={words.talks} />;
    case 'candidates':
      return <CandidatesFigure words={words.figures.candidates} />;
    default:
      return null;
  }
}
