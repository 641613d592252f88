import { useContext } from 'react';
import type { Event } from '../../../content/schema/events.ts';
import { fill } from '../../../content/schema/fill.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Picture, PictureHostContext } from '../../ui/Picture.tsx';
import { useWords } from '../../ui/Words.tsx';

type Pictures = NonNullable<Event['images']>;

/** Two or four pictures are in two columns, more in three; of three, the first is large. */
const leads = (place: number, count: number) => count === 3 && place === 0;
const LEADS = 'col-span-2 row-span-2';

const HALF = '(width >= 80rem) 472px, (width >= 48rem) 35vw, 43vw';
const LEAD = '(width >= 80rem) 633px, (width >= 64rem) 49vw, (width >= 48rem) 46vw, 57vw';
const BESIDE_LEAD = '(width >= 80rem) 310px, (width >= 64rem) 24vw, (width >= 48rem) 22vw, 28vw';

const columnsOf = (count: number): string => {
  if (count === 1) return 'sm:w-2/3';
  return count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3';
};

/** `sizes` of the picture at an index among `count` pictures. */
function sizesAt(place: number, count: number): string {
  if (count === 1) return LEAD;
  if (count === 2 || count === 4) return HALF;
  return leads(place, count) ? LEAD : BESIDE_LEAD;
}

/** The pictures of an event. With script, each can be enlarged. */
export function EventPictures({ images }: { images: Pictures }) {
  return (
    <ul className={`grid gap-2 sm:gap-3 ${columnsOf(images.length)}`}>
      {images.map((image, i) => (
        <li
          key={image.src}
          data-reveal=""
          className={`relative ${leads(i, images.length) ? LEADS : ''}`}
        >
          <Picture
            {...image}
            ratio="3:2"
            sizes={sizesAt(i, images.length)}
            className="h-full! rounded-[4px] border border-edge"
          />
          <Enlarge src={image.src} place={i + 1} count={images.length} />
        </li>
      ))}
    </ul>
  );
}

/** The button that enlarges a picture, uncropped. */
function Enlarge({ src, place, count }: { src: string; place: number; count: number }) {
  const number = useNumber();
  const host = useContext(PictureHostContext);
  const large = host?.({ src, sizes: '100vw' });
  return (
    <button
      type="button"
      className="enlarge"
      data-large={large?.avif}
      data-ratio={large && large.width / large.height}
    >
      <span className="sr-only">
        {fill(useWords().enlargePicture, { place: number(place), count: number(count) })}
      </span>
    </button>
  );
}
