import type { SectionOf } from '../../../content/schema/pages.ts';
import { NoteMark } from '../../ui/Footnotes.tsx';
import { Tally } from '../figures/Tally.tsx';
import { Units } from '../figures/Units.tsx';
import { claimDrawing } from './claimDrawing.ts';

type ClaimText = SectionOf<'useCases'>['cards'][number]['claims'][number];

interface ClaimProps {
  claim: ClaimText;
  /** The section whose footnote it may have, and the number of that. */
  section: string;
  note: number | undefined;
}

/** A claimed figure in its sentence, and under it the same figure drawn unit by unit. */
export function Claim({ claim, section, note }: ClaimProps) {
  const { before, figure, after, people } = claim;
  const drawing = claimDrawing(claim);
  return (
    <>
      <p className="text-text-2">
        <span className={before ? 'block' : 'hidden min-h-[1lh] lg:block'}>{before} </span>
        <strong className="figures block text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-tight font-normal tracking-[-0.03em] text-text">
          {figure}
        </strong>{' '}
        <span>{after}</span>
        <NoteMark section={section} number={note} />
      </p>
      {drawing && (
        <div className="mt-auto grid gap-y-1.5 pt-5">
          {people && <Tally count={people} className="mb-1 h-16" />}
          {drawing.rows.map((parts, i) => (
            <Units
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
              key={i}
              parts={parts}
              scale={drawing.scale}
              gap={drawing.gap}
              isOpen={drawing.isOpen && i === drawing.rows.length - 1}
              className="h-3.5"
            />
          ))}
        </div>
      )}
    </>
  );
}
