import type { SectionOf } from '../../content/schema/pages.ts';
import { Footnotes, NoteMark, noteNumber } from '../ui/Footnotes.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import { Tally } from './figures/Tally.tsx';
import { type UnitPart, Units } from './figures/Units.tsx';
import type { ViewProps } from './view.ts';

type ClaimText = SectionOf<'useCases'>['cards'][number]['claims'][number];

/** A claim as units: a row for the present state, a row for the claim. */
interface ClaimDrawing {
  rows: UnitPart[][];
  /** Units in the full width; the same for claims that are compared. */
  scale: number;
  /** The empty share of a unit, 0 to 1. */
  gap: number;
  /** The last row ends in an open point, as in “under 1 month”. */
  isOpen?: boolean;
}

/** One unit is 5 %, so that units can be counted. */
const PER_UNIT = 5;
const HUNDRED: UnitPart = { count: 100 / PER_UNIT, tone: 'plain' };
/** The least scale, so that claims of one kind share one scale. */
const LEAST_SHARE = 50;
const QUARTER = 91;

/** The graphic of a claim; undefined if it has none. */
export function claimDrawing({ drawing, amount = 1 }: ClaimText): ClaimDrawing | undefined {
  switch (drawing) {
    case 'share':
      return {
        rows: [[HUNDRED], [HUNDRED, { count: amount / PER_UNIT, tone: 'data' }]],
        scale: (100 + Math.max(LEAST_SHARE, amount)) / PER_UNIT,
        gap: 0.2,
      };
    case 'multiple': {
      const one: UnitPart = { count: 1, tone: 'plain' };
      return {
        rows: [[one], [one, { count: amount - 1, tone: 'data' }]],
        scale: amount,
        gap: 0.08,
      };
    }
    case 'days':
      return {
        rows: [[{ count: amount, tone: 'data' }]],
        scale: Math.max(QUARTER, amount),
        gap: 0.5,
        isOpen: true,
      };
    default:
      return undefined;
  }
}

interface ClaimProps {
  claim: ClaimText;
  /** The id of the section, and the number of its footnote if it has one. */
  section: string;
  note: number | undefined;
}

/** A claimed number in its sentence, with its graphic below. */
function Claim({ claim, section, note }: ClaimProps) {
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
          {people && <Tally count={people} className="mb-1" />}
          {drawing.rows.map((parts, i) => (
            <Units
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
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

/** Use cases with their claimed numbers, graphics and sources. */
export function UseCases({ id, section }: ViewProps<'useCases'>) {
  const all = section.cards.flatMap(({ claims }) => claims);
  return (
    <Section theme="dark" id={id} heading={section.heading}>
      <ul className="arrivals mt-10 border-t border-edge md:mt-16">
        {section.cards.map(({ title, text, claims }) => (
          <li key={title} className="border-b border-rule py-8 md:py-12">
            <article className="columns gap-y-8">
              <div className="md:col-span-6 lg:col-span-5">
                <Heading below={1} className="display-3">
                  {title}
                </Heading>
                <p className="prose-measure mt-4 text-text-2">{text}</p>
              </div>
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6 md:col-span-5 md:col-start-8 lg:col-span-7 lg:col-start-6 lg:ps-6">
                {claims.map((claim) => (
                  <li
                    key={`${claim.figure} ${claim.after}`}
                    className="flex flex-col border-s border-rule ps-5"
                  >
                    <Claim claim={claim} section={id} note={noteNumber(all, claim)} />
                  </li>
                ))}
              </ul>
            </article>
          </li>
        ))}
      </ul>
      <Footnotes section={id} items={all} className="mt-6 md:columns-2 lg:columns-3" />
    </Section>
  );
}
