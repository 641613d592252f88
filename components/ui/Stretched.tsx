import type { ComponentProps } from 'react';

interface StretchedProps extends ComponentProps<'svg'> {
  /** The number of units across and down. */
  units: readonly [across: number, down: number];
}

/** A decorative SVG that is stretched to its box; its lines keep their width. */
export const Stretched = ({ units, className = '', ...attributes }: StretchedProps) => (
  <svg
    viewBox={`0 0 ${units.join(' ')}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`*:[vector-effect:non-scaling-stroke] ${className}`}
    {...attributes}
  />
);
