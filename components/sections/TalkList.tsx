import { Fragment, type ReactNode } from 'react';
import { talkLists, talkPagesOf, talksOf } from '../../content/load/publish/listPages.ts';
import { find, speakersOf } from '../../content/load/publish/records.ts';
import { TALKS_A_PAGE, talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content, Entry } from '../../content/schema/collections.ts';
import { dayText } from '../../content/schema/datetime.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Talk } from '../../content/schema/talks.ts';
import { videoOf } from '../../content/schema/videoHosts.ts';
import { Button } from '../ui/Button.tsx';
import { Filled } from '../ui/Filled.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useLocale, useNumber } from '../ui/Language.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Picture } from '../ui/Picture.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import { useWords } from '../ui/Words.tsx';
import { island } from '../widgets/island.tsx';
import { LargeDialog } from '../widgets/LargeDialog/LargeDialog.tsx';
import { PlayHere } from '../widgets/TalkPlayer/PlayHere.tsx';
import '../widgets/TalkPlayer/TalkPlayer.css';
import { TalksFilter } from '../widgets/TalksFilter/TalksFilter.tsx';
import { TALK_PARAMETER } from '../widgets/TalksFilter/talkFilters.ts';
import type { PageContext, ViewProps } from './view.ts';

/** A list of talks, and the dialog that plays one of them on the page. */
const TalkPlayer = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <LargeDialog footer={<p data-player-link className="ms-auto" />}>
      <div data-player className="grid place-items-center" />
    </LargeDialog>
  </>
);

/** The talks of an address by descending id, with their speakers' names, and the number of the list's part. */
export function select(
  _section: unknown,
  { talks, team, site }: Content,
  { page, part }: PageContext,
) {
  const { all, seminar, podcast } = talkLists(talks);
  const pages = talkPagesOf(talks, part.list);
  return {
    talkWords: site.talks,
    talks: talksOf(talks, part).map((talk) => ({
      ...talk,
      speakers: speakersOf(talk).map((member) => find(team, member).name),
    })),
    part: {
      list: part.list,
      page: Math.min(part.page, pages),
      pages,
      /** The address of the page with the list. */
      base: page.path,
      /** Whether all talks need several pages. */
      isPaged: talkPagesOf(talks, 'all') > 1,
      counts: { all: all.length, seminar: seminar.length, podcast: podcast.length },
    },
  };
}

const LIST = 'talks';

const FilterIsland = island('TalksFilter', `?${TALK_PARAMETER}`, TalksFilter, () => ({}));

const PlayerIsland = island('TalkPlayer', 'interaction', TalkPlayer, () => ({}));

/** A talk with its speakers' names. */
type SpokenTalk = Entry<Talk> & { speakers: readonly string[] };

/**
 * The talks as a ruled list below their filter. The newest is large. If the filter hides it, no other becomes large.
 */
export function TalkList({
  id,
  section: { play },
  talks,
  talkWords,
  part: { list, page, pages, isPaged, counts, base },
}: ViewProps<'talkList', typeof select>) {
  const words = useWords();
  const rows = (
    <ol
      id={LIST}
      reversed
      start={counts[list] - (page - 1) * TALKS_A_PAGE}
      className="border-t border-edge"
    >
      {talks.map((talk, i) => (
        <TalkEntry
          key={talk.slug}
          talk={talk}
          play={play}
          words={talkWords}
          newest={page === 1 && i === 0}
        />
      ))}
    </ol>
  );
  return (
    <section id={id} data-theme="light" aria-label={words.talks} className={isPaged ? '' : 'talks'}>
      <div className="wrap pb-20 md:pb-32">
        <div className="pb-4">
          <FilterIsland
            words={talkWords}
            counts={counts}
            list={list}
            base={base}
            isPaged={isPaged}
          />
        </div>
        {talks.some(({ playLink }) => videoOf(playLink)) ? (
          <PlayerIsland>{rows}</PlayerIsland>
        ) : (
          rows
        )}
        <Pager
          label={words.talkPages}
          page={page}
          pages={pages}
          hrefOf={(number) => `${talksPath(base, number, list)}#${LIST}`}
        />
      </div>
    </section>
  );
}

/** Columns of the newest talk's text: next to its large picture, or in place of a missing one. */
const BESIDE = 'md:group-data-newest:col-span-5 md:group-data-newest:col-start-8';
const ALONE = 'md:group-data-newest:col-span-9 md:group-data-newest:col-start-1';

interface TalkEntryProps {
  talk: SpokenTalk;
  play: SectionOf<'talkList'>['play'];
  words: Site['talks'];
  newest: boolean;
}

function TalkEntry({ talk, play, words, newest }: TalkEntryProps) {
  const video = videoOf(talk.playLink);
  const locale = useLocale();
  const number = useNumber();
  return (
    <li
      id={talk.slug}
      data-type={talk.type}
      data-newest={newest || undefined}
      className="group border-b border-rule py-8 data-newest:md:py-12"
    >
      <article className="columns gap-y-5" aria-labelledby={`${talk.slug}-title`}>
        {talk.thumbnailUrl && (
          <div className="relative self-start md:col-span-4 md:group-data-newest:col-span-7">
            <Picture
              src={talk.thumbnailUrl}
              alt={talk.alt ?? ''}
              focus={talk.focus}
              ratio="16:9"
              sizes={spanSizes({ md: newest ? 7 : 4 })}
              className="rounded-[4px] border border-edge"
            />
            {video && <PlayHere video={video} label={play.here} title={talk.title} isOverPicture />}
          </div>
        )}
        <div
          className={`flex flex-col items-start wrap-anywhere md:col-span-7 md:col-start-6 ${talk.thumbnailUrl ? BESIDE : ALONE}`}
        >
          <p className="label-mono flex flex-wrap gap-x-4 text-text-2">
            <span className="text-data-text">{words[talk.type].kind}</span>
            <time dateTime={talk.date}>{dayText(talk.date, locale)}</time>
            {talk.minutes && (
              <span>
                <Filled
                  text={words.minutes}
                  values={{ minutes: <span>{number(talk.minutes)}</span> }}
                />
              </span>
            )}
          </p>
          <Heading below={0} id={`${talk.slug}-title`} className="display-3 mt-3">
            {talk.title}
          </Heading>
          {talk.description && (
            <p className="prose-measure mt-3 whitespace-pre-line text-text-2">{talk.description}</p>
          )}
          {talk.speakers.length > 0 && (
            <p className="label-italic mt-3">
              {talk.speakers.map((name, i) => (
                <Fragment key={name}>
                  {i > 0 && ', '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </p>
          )}
          {video && !talk.thumbnailUrl && (
            <PlayHere video={video} label={play.here} title={talk.title} />
          )}
          {talk.playLink && (
            <Button
              tone="line"
              href={talk.playLink}
              label={play[talk.type]}
              className="mt-auto pt-3"
            >
              <span className="sr-only">: {talk.title}</span>
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
