import { type InlineSvg, inlineSvg } from '../../content/load/svg/inlineSvg.ts';

// In the bundle, as the style is: what a brand draws changes as seldom as its code.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own file, of which the check leaves shapes alone
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);

/** Sizes of the letters by place: of a short name, and of one that would leave no room on a phone for what follows. */
const SIZES = {
  bar: { short: 'text-[1.75rem]', long: 'text-lg wrap-anywhere md:text-xl lg:text-2xl' },
  footer: { short: 'text-[3.25rem]', long: 'text-3xl wrap-anywhere sm:text-4xl' },
} as const;

/** How many letters a short name has at most. */
const SHORT = 12;

interface WordmarkProps {
  name: string;
  place: keyof typeof SIZES;
}

/**
 * The brand's mark and name, as the bar and the footer open with it: `content/brand/mark.svg` before the name, or
 * both as `content/brand/wordmark.svg` draws them.
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
