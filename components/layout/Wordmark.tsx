import { type InlineSvg, inlineSvg } from '../../content/load/svg/inlineSvg.ts';

// Bundled, because the brand's SVG files change as rarely as the code.
const files = import.meta.glob<string>('../../content/brand/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawingOf = (name: string): InlineSvg | undefined =>
  inlineSvg(files[`../../content/brand/${name}.svg`] ?? '');

const MARK = drawingOf('mark');
const WORDMARK = drawingOf('wordmark');

interface DrawingProps {
  drawing: InlineSvg;
  className: string;
}

const Drawing = ({ drawing: { viewBox, markup }, className }: DrawingProps) => (
  <svg
    viewBox={viewBox}
    aria-hidden="true"
    className={className}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own file, reduced to shapes by inlineSvg
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);

/** Letter sizes by place, for a short name and for one that would fill a phone's bar. */
const SIZES = {
  bar: { short: 'text-[1.75rem]', long: 'text-lg wrap-anywhere md:text-xl lg:text-2xl' },
  footer: { short: 'text-[min(3.25rem,16vw)]', long: 'text-3xl wrap-anywhere sm:text-4xl' },
} as const;

/** The most letters of a short name. */
const SHORT = 12;

interface WordmarkProps {
  name: string;
  place: keyof typeof SIZES;
}

/**
 * The brand's mark and name in the bar and the footer: `content/brand/mark.svg` before the name, or
 * `content/brand/wordmark.svg` in place of both.
 */
export function Wordmark({ name, place }: WordmarkProps) {
  const size = SIZES[place][WORDMARK || name.length <= SHORT ? 'short' : 'long'];
  return (
    <span
      className={`inline-flex max-w-full items-center gap-[0.36em] font-display leading-none tracking-[-0.02em] ${size}`}
    >
      {WORDMARK ? (
        <>
          <Drawing drawing={WORDMARK} className="h-[1em] w-auto max-w-full" />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <>
          {MARK && <Drawing drawing={MARK} className="size-[0.92em] shrink-0" />}
          {name}
        </>
      )}
    </span>
  );
}
