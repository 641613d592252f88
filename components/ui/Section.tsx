import type { ReactNode } from 'react';
import { Heading, type HeadlineText } from './Heading.tsx';

type Theme = 'light' | 'dark';

export interface SectionHeading extends HeadlineText {
  /** The small label over the headline. */
  label: string;
}

interface BandProps {
  /** Anchor; that of the heading in it is `<id>-heading`. */
  id: string;
  theme: Theme;
  className: string;
  children: ReactNode;
}

/** A band of the page, named by its heading. */
export const Band = ({ id, theme, className, children }: BandProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} data-theme={theme} className={className}>
    {children}
  </section>
);

interface SectionProps extends Omit<BandProps, 'className'> {
  heading: SectionHeading;
  /** Next to the headline: a lead as text, or elements. */
  aside?: ReactNode;
  /** Without space above it if the section above has the same theme. */
  joined?: boolean;
}

/**
 * A section with its heading. A light one opens with a rule and a label in italics, a dark one with a
 * monospaced label.
 */
export function Section({ theme, heading, id, aside, joined = false, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Band id={id} theme={theme} className={`py-16 md:py-24 ${joined ? 'joined' : ''}`}>
      <div className="wrap">
        <header
          className={`columns gap-y-6 ${theme === 'light' ? 'border-t border-edge pt-4' : ''}`}
        >
          <SectionLabel theme={theme}>{heading.label}</SectionLabel>
          <Heading id={headingId} className="display-2 md:col-span-8 md:mt-6" headline={heading} />
          {aside && (
            <div className="self-end md:col-span-4 lg:col-start-9">
              {typeof aside === 'string' ? <p className="text-text-2">{aside}</p> : aside}
            </div>
          )}
        </header>
        {children}
      </div>
    </Band>
  );
}

const LABELS: Record<Theme, string> = {
  light: 'label-italic text-signal',
  dark: 'label-mono text-data-text',
};

/** The small label over a headline: in italics if light, monospaced if dark. */
export function SectionLabel({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <p className={`${LABELS[theme]} md:col-span-12`}>{children}</p>;
}
