import { Arrow } from './Icon.tsx';
import { useNumber } from './Language.tsx';
import { useWords } from './Words.tsx';

/** Pages on either side of the current one that have a number. */
const BESIDE = 1;

/**
 * The numbers of a pager: the first, the last, the current one with its neighbours. A gap never hides
 * only one page.
 * @returns page numbers from 1, and null for each gap
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const named = new Set([1, pages]);
  for (let near = page - BESIDE; near <= page + BESIDE; near++) named.add(near);
  if (named.has(3)) named.add(2);
  if (named.has(pages - 2)) named.add(pages - 1);
  const numbers = [...named].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  return numbers.flatMap((one, i) =>
    i > 0 && one - (numbers[i - 1] ?? 0) > 1 ? [null, one] : one,
  );
}

interface PagerProps {
  /** The name of the navigation for screen readers. */
  label: string;
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

const STEP = 'target gap-2 font-semibold underline-offset-[0.35em] hover:underline';

/** A page number under a tick on the rule; the current one under a dot. */
const NUMBER =
  'relative flex h-14 items-end justify-center pb-2 before:absolute before:left-1/2 before:-translate-x-1/2 md:w-14';
const TICK = 'text-text-2 before:top-0 before:h-2.5 before:w-px before:bg-edge hover:text-text';
const POINT = 'before:-top-1.5 before:size-3 before:rounded-full before:bg-signal';

/**
 * Links to the pages of a long list; nothing if there is only one page. The list's bottom rule is their axis.
 */
export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  const words = useWords();
  const written = useNumber();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label}
      data-print="hide"
      className="-mt-px flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-edge md:grid md:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={`${STEP} md:justify-self-start`}>
          <Arrow direction="left" />
          {words.previous}
          <span className="sr-only"> {words.ofPages}</span>
        </a>
      )}
      <ol className="figures flex max-md:order-first max-md:w-full md:col-start-2 md:row-start-1">
        {pageNumbers(page, pages).map((number, i) => (
          <li key={number ?? `gap-${i}`} className="flex-1">
            {number === null ? (
              <span className={`${NUMBER} text-text-2`}>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${NUMBER} ${number === page ? POINT : TICK}`}
              >
                <span className="sr-only">{words.page} </span>
                {written(number)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a
          href={hrefOf(page + 1)}
          rel="next"
          className={`${STEP} max-md:ms-auto md:col-start-3 md:row-start-1 md:justify-self-end`}
        >
          {words.next}
          <span className="sr-only"> {words.ofPages}</span>
          <Arrow direction="right" />
        </a>
      )}
    </nav>
  );
}
