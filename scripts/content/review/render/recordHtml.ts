import type { FieldReview, Shown } from '../changes/fieldReview.ts';
import type { Picture } from '../changes/picture.ts';
import type { RecordReview } from '../changes/recordReview.ts';
import type { Part } from '../changes/words.ts';
import type { Review } from '../review.ts';
import { type Html, html } from './html.ts';
import { count, facts, pagesOf, WHAT } from './say.ts';
import { shortened } from './shortened.ts';
import type { Thumbnails } from './thumbnails.ts';

/** From so many records on, only their names stand open. */
const MANY = 12;

/** The records of a change, by their collections. */
export function recordsHtml(review: Review, small: Thumbnails): Html {
  const { records } = review.content;
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return html`${kinds.map((kind) => {
    const own = records.filter((record) => record.kind === kind);
    const isAlone = own.length === 1 && own[0]?.name === kind;
    return html`<div class="kind">
<h3>${kind}</h3>
<div>${!isAlone && own.length > 1 && html`<p class="quiet">${count(own.length, 'record')}</p>`}
${own.map((record) => recordHtml(record, review, small, records.length <= MANY))}</div>
</div>`;
  })}`;
}

function recordHtml(record: RecordReview, review: Review, small: Thumbnails, open: boolean): Html {
  const { what, name, file, from, hidden, fields } = record;
  const isOpen = open && what !== 'removed';
  return html`<article class="record">
<h4>${name}</h4>
<p class="facts"><span class="what ${what}">${WHAT[what]}</span> <code>${from ? `${from} → ` : ''}${file}</code></p>
${hidden && html`<p class="note">Visitors do not see it: it ${hidden}.</p>`}
<p class="facts">${shownOn(record, review)}</p>
${
  fields.length === 0
    ? html`<p class="quiet">Its fields stay as they were.</p>`
    : html`<details${isOpen ? html` open` : ''}><summary>${count(fields.length, 'field')}</summary>
${fieldsTable(record, small)}</details>`
}
</article>`;
}

function shownOn(record: RecordReview, review: Review): Html {
  const pages = pagesOf(record, review);
  if (pages.length === 0) return html`No page looks different for it.`;
  const may = review.unbuilt || !review.looked;
  const links = pages.map((route, i) => {
    const comma = i > 0 && ', ';
    return may ? html`${comma}${route}` : html`${comma}<a href="#page-${idOf(route)}">${route}</a>`;
  });
  return html`${may ? 'May be seen on' : 'Seen on'} ${links}`;
}

/** What stands for a route in an address within the report. */
export const idOf = (route: string): string => route.slice(1).replaceAll('/', '-') || 'home';

function fieldsTable({ what, name, fields }: RecordReview, small: Thumbnails): Html {
  const one = what === 'added' ? 'after' : what === 'removed' ? 'before' : undefined;
  const head = one
    ? html`<th scope="col">${one === 'after' ? 'New' : 'Was'}</th>`
    : html`<th scope="col">Before</th><th scope="col">After</th>`;
  return html`<div class="scroll"><table class="fields${one && ' single'}">
<caption class="hidden">Fields of ${name}</caption>
<thead><tr><th scope="col">Field</th>${head}</tr></thead>
<tbody>${fields.map((field) => fieldRow(field, one, small))}</tbody></table></div>`;
}

function fieldRow(
  { path, what, shown }: FieldReview,
  one: 'before' | 'after' | undefined,
  small: Thumbnails,
) {
  const outer = path.slice(0, -1);
  const label = html`${outer.length > 0 && html`<span class="path">${outer.join(' › ')}</span> `}${path.at(-1) ?? ''}${what === 'moved' && ' moved'}`;
  const sides = one ? ([one] as const) : (['before', 'after'] as const);
  const cells = sides.map(
    (side) => html`<td data-side="${one ? '' : side}">${sideHtml(shown, side, small)}</td>`,
  );
  return html`<tr><th scope="row">${label}</th>${cells}</tr>`;
}

function sideHtml(shown: Shown, side: 'before' | 'after', small: Thumbnails): Html {
  if (shown.as === 'words') return wordsHtml(shown.parts, side);
  if (shown.as === 'pictures') return pictureHtml(shown[side], small);
  const value = shown[side];
  return value === undefined ? html`<span class="quiet">empty</span>` : html`${value}`;
}

function wordsHtml(parts: readonly Part[], side: 'before' | 'after'): Html {
  const other = side === 'before' ? 'added' : 'removed';
  return html`${parts.map(({ mark, text }, i) => {
    if (mark === other) return undefined;
    if (mark === 'removed') return html`<del>${text}</del>`;
    if (mark === 'added') return html`<ins>${text}</ins>`;
    return shortened(text, i > 0, i < parts.length - 1);
  })}`;
}

/** A picture with its size and weight. */
export function pictureHtml(picture: Picture | undefined, small: Thumbnails): Html {
  if (!picture) return html`<span class="quiet">empty</span>`;
  const address = picture.file && small.get(picture.file);
  const name = picture.path.slice(picture.path.lastIndexOf('/') + 1);
  return html`<figure class="thumb">${address && html`<img src="${address}" alt="${name}, small" decoding="async">`}
<figcaption><code>${name}</code> ${facts(picture)}</figcaption></figure>`;
}
