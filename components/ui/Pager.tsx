import { Arrow } from './Arrow.tsx';
import { pageNumbers } from './pageNumbers.ts';

interface PagerProps {
  /** What the pages are of, for whoever hears only the links. */
  label: string;
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

const BOX = 'target min-w-11 justify-center rounded-[3px] px-2';
const STEP = `${BOX} gap-2 font-semibold underline-offset-[0.35em] hover:underline`;

/** Leads through the pages of a long list by plain links; nothing where there is one page. */
export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-8"
    >
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev" className={STEP}>
          <Arrow direction="left" />
          Previous<span className="sr-only"> page</span>
        </a>
      ) : (
        <span className="hidden md:block md:w-24" />
      )}
      <ol className="figures flex flex-wrap items-center max-md:order-last max-md:w-full max-md:justify-between">
        {pageNumbers(page, pages).map((number, i) => (
          <li key={number ?? `gap-${i}`}>
            {number === null ? (
              <span className={BOX}>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${BOX} hover:bg-panel aria-[current=page]:bg-edge aria-[current=page]:text-ground`}
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={`${STEP} max-md:ml-auto`}>
          Next<span className="sr-only"> page</span>
          <Arrow direction="right" />
        </a>
      )}
    </nav>
  );
}
