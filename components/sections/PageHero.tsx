import type { ReactNode } from 'react';
import { FigureCaption } from '../ui/FigureCaption.tsx';
import { Headline, type HeadlineText } from '../ui/Headline.tsx';
import { SectionLabel, type Theme } from '../ui/Section.tsx';

interface PageHeroProps {
  theme: Theme;
  label: string;
  headline: HeadlineText;
  /** What has to be seen at once, whatever the height of the window. */
  note?: string;
  lead?: string;
  /** Under the lead: what to do. */
  action?: ReactNode;
  /** Beside the words: the page's own figure. */
  figure?: ReactNode;
  /** What the figure shows, where it is a chart. */
  caption?: string;
  /** A figure that runs the whole measure and off the right edge. */
  wide?: boolean;
}

/** How every page but the home page opens: label, headline, lead, and a figure of its own. */
export function PageHero({
  theme,
  label,
  headline,
  note,
  lead,
  action,
  figure,
  caption,
  wide,
}: PageHeroProps) {
  return (
    <header data-theme={theme} className="overflow-x-clip">
      <div className="wrap columns gap-y-8 pt-8 pb-14 md:pt-14 md:pb-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:col-span-12">
          <SectionLabel theme={theme}>{label}</SectionLabel>
          {note && <p className="border-l-2 border-accent pl-3 font-medium">{note}</p>}
        </div>
        <h1 className="display-1 md:col-span-12 md:mt-6">
          <Headline {...headline} apart />
        </h1>
        {(lead || action) && (
          <div className="md:col-span-5 md:mt-6">
            {lead && <p className="lead">{lead}</p>}
            {action && <div className="mt-8">{action}</div>}
          </div>
        )}
        {figure && (
          <figure
            className={
              wide
                ? 'bleed-right md:col-span-12'
                : 'md:col-span-7 md:mt-6 lg:col-span-6 lg:col-start-7'
            }
          >
            {figure}
            {caption && <FigureCaption className="mt-4">{caption}</FigureCaption>}
          </figure>
        )}
      </div>
    </header>
  );
}
