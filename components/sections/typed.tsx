import type { SectionHeading } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import { Typewriter } from '../widgets/Typewriter/Typewriter.tsx';

type TypedHeading = SectionHeading & { roman: string; delay?: number | undefined };

const Typed = island('Typewriter', 'visible', Typewriter, ({ delay }) => ({ delay }));

/** A section's heading whose upright words are typed when they are first seen, or a while later. */
export const typed = ({ delay, roman, ...heading }: TypedHeading): SectionHeading => ({
  ...heading,
  roman: <Typed text={roman} delay={delay} />,
});
