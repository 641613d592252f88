import type { State } from '../../content/load/publication.ts';
import { HANDLE } from './Handles.ts';

const FLAG = 'data-preview-state';

/** What a flagged item looks like: a frame, and in its corner why visitors do not see it. */
export const FLAG_STYLE = `
[${FLAG}] { position: relative; outline: 2px dotted var(--signal); outline-offset: 4px }
[${FLAG}]::after {
  content: attr(${FLAG});
  position: absolute; right: 0; top: 0; z-index: 1; padding: 2px 8px;
  background: var(--signal); color: var(--ground); font: 600 13px/1.5 sans-serif; text-transform: capitalize
}
`;

/** Flags the items of lists that visitors do not see now, though the preview shows them. */
export function flagUnpublished(root: Element, unpublished: ReadonlyMap<string, State>): void {
  for (const item of root.querySelectorAll('li')) {
    const handle = item.querySelector(`[${HANDLE}]`)?.getAttribute(HANDLE);
    const [, state] = [...unpublished].find(([record]) => handle?.startsWith(`${record}.`)) ?? [];
    // Its pictures may be items of a list too.
    const isWithin = item.parentElement?.closest(`[${FLAG}]`);
    if (state && !isWithin) item.setAttribute(FLAG, state);
    else item.removeAttribute(FLAG);
  }
}
