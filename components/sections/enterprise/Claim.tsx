import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { claimScale } from './claimScale.ts';

type ClaimText = Enterprise['useCases']['cards'][number]['claims'][number];

/** A claimed figure in its sentence, and under it the same figure as a length. */
export function Claim({ claim }: { claim: ClaimText }) {
  const { before, figure, after } = claim;
  const scale = claimScale(`${before ?? ''} ${figure} ${after}`);
  return (
    <>
      <p>
        {before && <span className="text-text-2">{before} </span>}
        <strong className="figures text-[1.375rem] font-normal text-data-text">{figure}</strong>{' '}
        <span className="text-text-2">{after}</span>
      </p>
      {scale && (
        <svg
          viewBox={`0 0 ${scale.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-2 h-2.5 w-full *:[vector-effect:non-scaling-stroke]"
        >
          <path d={`M0 .1h${scale.length}v.8H0z`} className="fill-panel" />
          <path d={`M0 .1h${scale.base}v.8H0z`} className="fill-edge" />
          <path d={`M${scale.from} .1H${scale.to}v.8H${scale.from}z`} className="fill-data" />
          <path d={scale.ticks.map((tick) => `M${tick} 0v1`).join('')} className="stroke-ground" />
        </svg>
      )}
    </>
  );
}
