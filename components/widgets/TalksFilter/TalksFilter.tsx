import { type TalkListName, talksPath } from '../../../content/load/publish/talksPath.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useNumber } from '../../ui/Language.tsx';
import { countOf, TALK_FILTERS, TALK_PARAMETER, type TalkCounts } from './talkFilters.ts';
import './TalksFilter.css';

const ID = 'talks-filter';

interface TalksFilterProps {
  words: Site['talks'];
  counts: TalkCounts;
  /** What the page lists. */
  list: TalkListName;
  /** The address of the page with the list. */
  base: string;
  /** Whether the talks need several pages: then each choice has pages of its own. */
  isPaged: boolean;
}

/**
 * The filter of the list and the number of its talks (specification 4, Talks filter). A native select
 * works before any script, opens the phone's own picker, and the style sheet can filter by it.
 */
export function TalksFilter({ words, counts, list, base, isPaged }: TalksFilterProps) {
  const number = useNumber();
  return (
    <div data-print="hide" className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
      <div className={`relative sm:w-64 ${isPaged ? 'noscript:hidden' : ''}`}>
        <select
          id={ID}
          name={TALK_PARAMETER}
          aria-label={words.filter}
          // After a reload the address decides, not the last choice.
          autoComplete="off"
          defaultValue={list === 'all' ? '' : list}
          className="min-h-11 w-full cursor-pointer appearance-none rounded-[3px] border border-edge bg-ground pe-12 ps-4 font-semibold text-text hover:bg-panel"
        >
          <option value="" hidden>
            {words.placeholder}
          </option>
          {TALK_FILTERS.map((value) => (
            <option
              key={value}
              value={value}
              // The fragment keeps the focus on the select.
              data-href={isPaged ? `${talksPath(base, 1, value)}#${ID}` : undefined}
            >
              {words[value].option}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute top-[calc(50%-0.5rem)] end-4 size-4 [direction:inherit]"
        >
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </div>
      {isPaged && (
        <noscript>
          <ul aria-label={words.filter} className="flex gap-x-6">
            {TALK_FILTERS.map((value) => (
              <li key={value}>
                <a
                  href={talksPath(base, 1, value)}
                  aria-current={value === list ? 'page' : undefined}
                  className="target font-semibold underline-offset-[0.35em] hover:underline aria-[current]:underline"
                >
                  {words[value].option}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      <p aria-live="polite" className="label-mono text-text-2">
        {isPaged
          ? countOf(list, counts, words, number)
          : TALK_FILTERS.map((value) => (
              <span key={value} data-count={value}>
                {countOf(value, counts, words, number)}
              </span>
            ))}
      </p>
    </div>
  );
}
