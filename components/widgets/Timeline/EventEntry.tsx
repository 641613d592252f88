import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';

interface EventEntryProps {
  event: Entry<Event>;
  visit: string;
  /** The first event of its year carries the year. */
  opensYear: boolean;
}

/** Two pictures or four share the width; of three the first leads, and the others follow. */
const leads = (place: number, count: number) => count === 3 && place === 0;
const LEADS = 'col-span-2 lg:row-span-2';

const HALF = '(width >= 80rem) 472px, (width >= 48rem) 35vw, 41vw';
const LEAD = '(width >= 80rem) 633px, (width >= 64rem) 49vw, (width >= 48rem) 70vw, 85vw';
const BESIDE_LEAD = '(width >= 80rem) 310px, (width >= 64rem) 24vw, (width >= 48rem) 35vw, 41vw';

/** `sizes` of the picture at a place among so many. */
function sizesAt(place: number, count: number): string {
  if (count !== 3) return HALF;
  return leads(place, count) ? LEAD : BESIDE_LEAD;
}

/** One event: when, where, what happened, and its pictures. */
export function EventEntry({ event, visit, opensYear }: EventEntryProps) {
  const { slug, title, date, dates, place, images, link, linkLabel, text } = event;
  return (
    <li id={slug} className="relative pt-12 pl-6 md:pl-10">
      {opensYear && (
        <p
          aria-hidden="true"
          className="display-2 mb-6 md:absolute md:top-9 md:right-[calc(100%+0.75rem)] md:mb-0 lg:right-[calc(100%+1.5rem)]"
        >
          {date.slice(0, 4)}
        </p>
      )}
      <article aria-labelledby={`${slug}-title`} className="border-t border-rule pt-4">
        <p className="label-mono flex flex-wrap gap-x-4 text-text-2">
          <span aria-hidden="true" className="timeline-dot" />
          <time dateTime={date} className="text-text">
            {dates}
          </time>
          <span>{place}</span>
        </p>
        <h2 id={`${slug}-title`} className="display-3 mt-3 max-w-[26ch]">
          {title}
        </h2>
        <div data-pictures className="mt-6 flex flex-col gap-8">
          <ul className={`grid grid-cols-2 gap-3 ${images.length === 3 ? 'lg:grid-cols-3' : ''}`}>
            {images.map((image, i) => (
              <li key={image.src} data-reveal="" className={leads(i, images.length) ? LEADS : ''}>
                <Picture
                  {...image}
                  ratio="3:2"
                  sizes={sizesAt(i, images.length)}
                  className="h-full! rounded-[4px] border border-edge"
                />
              </li>
            ))}
          </ul>
          <div className="columns gap-y-4">
            <div className="prose-measure flex flex-col gap-4 text-text-2 md:col-span-12 lg:col-span-9">
              {text && <RichText body={text} />}
            </div>
            {link && (
              <div className="md:col-span-12 lg:col-span-3 lg:text-right">
                <Button tone="line" href={link} label={linkLabel ?? visit} />
              </div>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
