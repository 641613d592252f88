import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';

/** The five features as a row of cells, like the head of a blotter. */
export function Chips({ chips }: Pick<Enterprise['hero'], 'chips'>) {
  return (
    <div data-room="desk">
      <div className="wrap">
        <ul className="grid border-y border-edge sm:grid-cols-2 lg:grid-cols-5">
          {chips.map(({ label }) => (
            <li
              key={label}
              className="label-mono flex items-center gap-3 border-rule py-4 text-text max-lg:border-b max-lg:last:border-b-0 lg:px-4 lg:not-first:border-l lg:first:pl-0"
            >
              <span aria-hidden="true" className="size-1.5 shrink-0 bg-data" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
