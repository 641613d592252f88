import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  TALKS_A_PAGE,
  talksPageOf,
  talksPath,
  talksTitle,
} from '../../../content/load/talksPath.ts';
import { Pager } from '../../ui/Pager.tsx';
import { slicesOf } from './slicesOf.ts';
import { isShown, TALK_PARAMETER, type TalkFilter } from './talkTypes.ts';

/** What the filter needs of a list that goes over several pages, and of no other. */
export interface PagedProps {
  /** The id of the list, on every page. */
  list: string;
  /** How many talks of each type each page lists. */
  held: Readonly<Record<string, readonly number[]>>;
}

/**
 * Fills the list and its pager with what a filter lets through, from all pages. The prerendered
 * pages are the data: which of them hold the rows is counted beforehand, and only those are fetched.
 */
export function pagedTalks(element: HTMLElement, { list, held }: PagedProps) {
  const rows = document.getElementById(list) as HTMLOListElement;
  const section = element.closest('section');
  const pager = createRoot(rows.nextElementSibling as HTMLElement);
  const known = new Map<number, Promise<Element[]>>();
  const own = talksPageOf(location.pathname) ?? 1;
  known.set(own, Promise.resolve([...rows.children]));
  let shown = `${own}`;

  const rowsOf = (page: number): Promise<Element[]> => {
    const there = known.get(page) ?? fetchRows(page, list);
    known.set(page, there);
    return there;
  };
  const heldBy = (filter: TalkFilter) =>
    Object.entries(held)
      .filter(([type]) => isShown(filter, type))
      .map(([, counts]) => counts)
      .reduce((sums, counts) => sums.map((sum, i) => sum + (counts[i] ?? 0)));
  const collect = async (filter: TalkFilter, page: number) => {
    const slices = slicesOf(heldBy(filter), page, TALKS_A_PAGE);
    const parts = slices.map(async (slice) =>
      (await rowsOf(slice.page))
        .filter((row) => isShown(filter, row.getAttribute('data-type') ?? ''))
        .slice(slice.from, slice.to),
    );
    return (await Promise.all(parts)).flat();
  };

  const show = async (filter: TalkFilter) => {
    const total = heldBy(filter).reduce((sum, one) => sum + one, 0);
    const pages = Math.max(1, Math.ceil(total / TALKS_A_PAGE));
    const page = Math.min(pages, talksPageOf(location.pathname) ?? 1);
    const asked = `${page}${isShown(filter, '') ? '' : filter}`;
    if (asked === shown) return;
    shown = asked;
    const found = await collect(filter, page);
    if (shown !== asked) return;
    rows.replaceChildren(...found);
    rows.start = total - (page - 1) * TALKS_A_PAGE;
    document.title = talksTitle(page, document.title);
    const query = filter && `?${TALK_PARAMETER}=${filter}`;
    // At once, as the rows are: a press must not begin on a link that is about to go.
    flushSync(() =>
      pager.render(
        <Pager
          label="Pages of talks"
          page={page}
          pages={pages}
          hrefOf={(number) => `${talksPath(number)}${query}#${list}`}
        />,
      ),
    );
    section?.removeAttribute('data-waits');
  };

  // Whoever touches the filter will choose one of these.
  for (const type of Object.keys(held)) void collect(type as TalkFilter, 1).catch(() => {});
  return {
    /** Resolves when the list shows the page that the address asks for, or cannot be had. */
    show: (filter: TalkFilter) =>
      show(filter).catch((error) => {
        section?.removeAttribute('data-waits');
        console.error('A page of talks did not come; the filter shows those of this page.', error);
      }),
  };
}

async function fetchRows(page: number, list: string): Promise<Element[]> {
  const response = await fetch(talksPath(page));
  if (!response.ok) throw new Error(`${talksPath(page)} answered ${response.status}.`);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  declareFaces(html);
  return [...html.querySelectorAll(`#${list} > li`)];
}

/** Where a page keeps its faces (LATE_STYLE): in the script of every page, which shares no code. */
const LATE_FACES = 'style[data-late]';

/** A page declares the faces that its own letters need: rows from another may need others. */
function declareFaces(html: Document): void {
  const css = html.querySelector(LATE_FACES)?.textContent;
  if (!css || css === document.querySelector(LATE_FACES)?.textContent) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
