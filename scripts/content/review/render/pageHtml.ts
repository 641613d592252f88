import type { PageReview, ScreenReview, Sight, View } from '../pages/pageReview.ts';
import type { Review } from '../review.ts';
import type { Weight } from '../shots/photograph.ts';
import { type Html, html } from './html.ts';
import { idOf } from './recordHtml.ts';
import { added, count, isExplained, list, weight } from './say.ts';
import { dataAddress } from './thumbnails.ts';

const WHAT: Readonly<Record<PageReview['what'], string>> = {
  added: 'New page',
  changed: 'Changed',
  removed: 'Page removed',
};

/** Every page that came out different, before and after, on each screen. */
export const pagesHtml = (review: Review): Html =>
  html`${review.pages.map((page) => pageHtml(page, review))}`;

function pageHtml(page: PageReview, review: Review): Html {
  const { what, route, title, lostAnchors, screens } = page;
  const unexplained = !isExplained(page, review);
  return html`<article class="page" id="page-${idOf(route)}">
<h3><span class="route">${route}</span> ${title}</h3>
<p class="facts"><span class="what ${what}">${WHAT[what]}</span></p>
${unexplained && html`<p class="note">No record that changed is shown here${review.code.length > 0 ? ': this comes of the changed code' : ''}.</p>`}
${lostAnchors.length > 0 && html`<p class="note">Gone from this page: ${list(lostAnchors)}. Links to ${lostAnchors.length === 1 ? 'it' : 'them'} from elsewhere lead to the top of the page now.</p>`}
${weightTable(page)}
${screens.map((screen) => screenHtml(route, screen))}
</article>`;
}

function weightTable({ route, screens }: PageReview): Html {
  const rows = screens.flatMap(({ screen, before, after }) =>
    (['html', 'pictures'] as const).map((kind) => ({ screen: screen.name, kind, before, after })),
  );
  // The document is one for all screens.
  const shown = rows.filter(({ kind }, i) => kind === 'pictures' || i === 0);
  return html`<div class="scroll"><table class="weights">
<caption>Weight of ${route}, read to its end</caption>
<thead><tr><th scope="col">As sent</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Added</th></tr></thead>
<tbody>${shown.map(
    ({ screen, kind, before, after }) => html`<tr>
<th scope="row">${kind === 'html' ? 'HTML' : `Pictures, ${screen.toLowerCase()}`}</th>
<td>${said(before, kind)}</td><td>${said(after, kind)}</td>
<td>${added((after?.[kind] ?? 0) - (before?.[kind] ?? 0))}</td></tr>`,
  )}</tbody></table></div>`;
}

const said = (of: Weight | undefined, kind: keyof Weight) => (of ? weight(of[kind]) : '–');

function screenHtml(route: string, { screen, sights, left }: ScreenReview): Html {
  const name = `${screen.name}, ${screen.width} px`;
  return html`<section class="screen ${screen.name.toLowerCase()}">
<h4>${name}</h4>
${sights.length === 0 && html`<p class="quiet">Looks the same as it arrives: what changed is out of sight, on a later slide or in words for screen readers, search and sharing.</p>`}
${sights.map((sight, i) => sightHtml(sight, `${route} on a ${screen.name.toLowerCase()}, change ${i + 1} of ${sights.length}`))}
${left > 0 && html`<p class="note">${count(left, 'more changed place is', 'more changed places are')} not shown.</p>`}
</section>`;
}

function sightHtml({ before, after }: Sight, what: string): Html {
  const both = before && after;
  return html`<div class="sight${both ? '' : ' single'}" role="group" aria-label="${what}">
${before && viewHtml(before, 'Before', what)}
${after && viewHtml(after, 'After', what)}
${both && html`<label class="slider" hidden><span>Before</span><input type="range" min="0" max="100" value="50" aria-label="How much of the page before is shown: ${what}"><span>After</span></label>`}
</div>`;
}

function viewHtml({ picture, width, height, boxes }: View, side: string, what: string): Html {
  return html`<figure class="view ${side.toLowerCase()}"><figcaption>${side}</figcaption>
<div class="canvas"><img src="${dataAddress(picture)}" width="${width}" height="${height}" alt="${side}: ${what}" decoding="async">
<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${boxes.map(
    (box) =>
      html`<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" rx="3"/>`,
  )}</svg></div></figure>`;
}
