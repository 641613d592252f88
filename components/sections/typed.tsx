import type { SectionHeading } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import type { Typing } from '../widgets/Typewriter/Typewriter.island.ts';
import '../widgets/Typewriter/Typewriter.css';

/**
 * A heading's text, typed once when it first becomes visible. Only for headings below the fold: above it, the script
 * would load with the page.
 */
function Typewriter({ text }: Typing & { text: string }) {
  return text;
}

type TypedHeading = SectionHeading & { roman: string; delay?: number | undefined };

const Typed = island('Typewriter', 'visible', Typewriter, ({ delay }) => ({ delay }));

/** A heading whose first part is typed when it first becomes visible, or `delay` milliseconds later. */
export const typed = ({ delay, roman, ...heading }: TypedHeading): SectionHeading => ({
  ...heading,
  roman: <Typed text={roman} delay={delay} />,
});
