export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

export interface PictureProps {
  /** The picture's address, `/images/…`. */
  src: string;
  /** What it shows; empty where words beside it say the same. */
  alt: string;
  /** The part that stays in view where the layout crops it. */
  focus?: Focus;
  /** Width to height, as the layout holds it. */
  ratio: readonly [width: number, height: number];
  /** The part of the screen that it takes, as in `sizes` of HTML. */
  sizes?: string;
  /** The largest picture at first sight: loads at once and before the others. */
  priority?: boolean;
  className?: string;
}

/** A picture of content in a box of fixed ratio: whatever an editor puts in, the layout holds. */
export function Picture({ src, alt, focus, ratio, sizes, priority, className = '' }: PictureProps) {
  const [width, height] = ratio;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`h-auto w-full object-cover ${className}`}
      style={{ aspectRatio: `${width} / ${height}`, objectPosition: focus }}
    />
  );
}
