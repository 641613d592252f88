import type { Home } from '../../content/schema/pages/home.ts';
import type { SectionHeading } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import { Typewriter } from '../widgets/Typewriter/Typewriter.tsx';

const Typed = island('Typewriter', 'visible', Typewriter, ({ delay }) => ({ delay }));

/** A section's heading whose upright words are typed when they are first seen, or a while later. */
export const typed = ({ delay, roman, ...heading }: Home['desk']['heading']): SectionHeading => ({
  ...heading,
  roman: <Typed text={roman} delay={delay} />,
});
