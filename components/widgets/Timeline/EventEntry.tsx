import { plainText } from '../../../content/load/text/body.ts';
import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { Button } from '../../ui/Button.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { useNumber } from '../../ui/Language.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { EventPictures } from './EventPictures.tsx';
import { yearId } from './YearMarks.tsx';

interface EventEntryProps {
  event: Entry<Event>;
  visit: string;
  more: string;
  /** Whether it is the first of its year, and shows the year. */
  opensYear: boolean;
}

/** One past event: date, place, text and pictures. */
export function EventEntry({ event, visit, more, opensYear }: EventEntryProps) {
  const number = useNumber();
  const { slug, title, date, dates, place, images, link, linkLabel, body } = event;
  return (
    <li id={slug} className="relative pt-10 ps-6 md:pt-12 md:ps-10">
      {opensYear && (
        <p
          id={yearId(date.slice(0, 4))}
          className="display-2 mb-6 scroll-mt-10 md:max-xl:scroll-mt-20 md:absolute md:top-9 md:end-[calc(100%+0.75rem)] md:mb-0 lg:end-[calc(100%+1.5rem)]"
        >
          {number(Number(date.slice(0, 4)))}
        </p>
      )}
      <article aria-labelledby={`${slug}-title`} className="border-t border-rule pt-4">
        <p className="label-mono flex flex-wrap gap-x-4 text-text-2">
          <span aria-hidden="true" className="timeline-dot" />
          <time dateTime={date} className="text-text">
            {dates}
          </time>
          {place && <span>{place}</span>}
        </p>
        <h2 id={`${slug}-title`} className="display-3 mt-3 max-w-[26ch]">
          {title}
        </h2>
        <div data-pictures className="mt-5 flex flex-col gap-5 md:mt-6 md:gap-8">
          {images && images.length > 0 && <EventPictures images={images} />}
          <div className="columns gap-y-4">
            <div className="md:col-span-12 lg:col-span-9">
              <FoldedText letters={plainText(body).length} title={title} more={more}>
                <RichText body={body} />
              </FoldedText>
            </div>
            {link && (
              <div className="md:col-span-12 lg:col-span-3 lg:text-end">
                <Button tone="line" href={link} label={linkLabel ?? visit} />
              </div>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
