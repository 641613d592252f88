import { createContext, useContext } from 'react';

const PHONE = '(width < 48rem)';

export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** Every ratio of width to height that a layout uses. */
type Ratio = '1:1' | '4:3' | '3:2' | '8:5' | '16:9' | '4:5' | '39:56';

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

/** The encoding of a picture that a layout requests. */
export interface PictureWish {
  src: string;
  /** The crop; without a ratio the whole picture. */
  ratio?: Ratio;
  focus?: Focus;
  /** Its `sizes`; without it only the fallback is encoded. */
  sizes?: string;
}

/** The files that a picture was encoded into. */
export interface PictureFiles {
  /** For every browser. */
  src: string;
  /** A `srcset`; empty without `sizes`. */
  avif: string;
  /** Of `src`. */
  width: number;
  height: number;
}

/** Returns the encoded files of a picture; undefined if the original is best. */
export type PictureHost = (wish: PictureWish) => PictureFiles | undefined;

/** Set by the renderer. Without it, in the editor, pictures show their originals. */
export const PictureHostContext = createContext<PictureHost | null>(null);

interface PictureProps {
  /** The picture's address, `/images/…`. */
  src: string;
  /** A description; empty if the text next to it says the same. */
  alt: string;
  /** The part that stays visible when the layout crops it. */
  focus?: Focus;
  /** The ratio of the box in the layout. */
  ratio: Ratio;
  /** Its `sizes`: `(width >= 48rem) 50vw, 90vw`. */
  sizes: string;
  /** Another picture in its place below 48rem. */
  phone?: Pick<PictureWish, 'src' | 'ratio'>;
  /**
   * For the largest picture of the first screen: not lazy, and before the others. A preload of it in the head gains
   * nothing: largest paint at 0.9 s on a phone, with and without.
   */
  priority?: boolean;
  className?: string;
}

/** A picture in a box of fixed ratio, cropped to it: any upload fits the layout. */
export function Picture(props: PictureProps) {
  const { src, alt, focus, ratio, sizes, phone, priority, className = '' } = props;
  const host = useContext(PictureHostContext);
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const files = host?.({ src, ratio, focus, sizes });
  const upright = phone && host?.({ ...phone, sizes });
  return (
    <picture className="contents">
      {phone && (
        <source
          media={PHONE}
          srcSet={upright?.avif ?? phone.src}
          sizes={upright && sizes}
          type={upright && 'image/avif'}
        />
      )}
      {phone && upright && <source media={PHONE} srcSet={upright.src} />}
      {files && <source type="image/avif" srcSet={files.avif} sizes={sizes} />}
      <img
        src={files?.src ?? src}
        alt={alt}
        width={files?.width ?? across * 100}
        height={files?.height ?? down * 100}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={`h-auto w-full bg-panel object-cover ${RATIOS[ratio]} ${focus ? FOCUS[focus] : ''} ${className}`}
      />
    </picture>
  );
}
