export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** Width to height of every kind of picture that a layout holds. */
export type Ratio = '1:1' | '4:3' | '3:2' | '8:5' | '16:9' | '4:5' | '39:56';

const RATIOS: Record<Ratio, string> = {
  '1:1': 'aspect-square',
  '4:3': 'aspect-4/3',
  '3:2': 'aspect-3/2',
  '8:5': 'aspect-8/5',
  '16:9': 'aspect-16/9',
  '4:5': 'aspect-4/5',
  '39:56': 'aspect-39/56',
};

const FOCUS: Record<Focus, string> = {
  center: 'object-center',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
};

export interface PictureProps {
  /** The picture's address, `/images/…`. */
  src: string;
  /** What it shows; empty where words beside it say the same. */
  alt: string;
  /** The part that stays in view where the layout crops it. */
  focus?: Focus;
  /** Width to height, as the layout holds it. */
  ratio: Ratio;
  /** The part of the screen that it takes, as in `sizes` of HTML. */
  sizes?: string;
  /** The largest picture at first sight: loads at once and before the others. */
  priority?: boolean;
  className?: string;
}

/** A picture of content in a box of fixed ratio: whatever an editor puts in, the layout holds. */
export function Picture({ src, alt, focus, ratio, sizes, priority, className = '' }: PictureProps) {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return (
    <img
      src={src}
      alt={alt}
      width={width * 100}
      height={height * 100}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`h-auto w-full object-cover ${RATIOS[ratio]} ${focus ? FOCUS[focus] : ''} ${className}`}
    />
  );
}
