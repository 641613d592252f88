// How the filter looks, before its listbox has come and after: the two must not differ.

export const BUTTON =
  'target group w-full cursor-pointer justify-between rounded-[3px] border border-edge px-4 text-left font-semibold hover:bg-panel';

export const PANEL = 'rounded-[3px] border border-edge bg-ground py-1';

export const OPTION = 'target group w-full cursor-pointer justify-between px-4';

export function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 transition-transform duration-150 group-data-open:rotate-180 motion-reduce:transition-none"
    >
      <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

export function Tick() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-tick=""
      className="invisible size-4 group-data-selected:visible"
    >
      <path d="m3 8.5 3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
