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

/**
 * The brand's mark and name, as the bar and the footer open with it: `content/brand/mark.svg` before the name, or
 * both as `content/brand/wordmark.svg` draws them.
 */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.36em] font-display leading-none tracking-[-0.02em] ${className}`}
    >
      {WORDMARK ? (
        <>
          <Drawing drawing={WORDMARK} className="h-[1em] w-auto" />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <>
          {MARK && <Drawing drawing={MARK} className="size-[0.92em]" />}
          {name}
        </>
      )}
    </span>
  );
}
