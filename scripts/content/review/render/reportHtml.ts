import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Problem } from '../../../../content/load/finding.ts';
import type { ChangedFile } from '../changes/changedFiles.ts';
import { isLaw, type Review } from '../review.ts';
import type { Revision } from '../revisions.ts';
import { type Html, html, raw } from './html.ts';
import { pagesHtml } from './pageHtml.ts';
import { idOf, pictureHtml, recordsHtml } from './recordHtml.ts';
import {
  count,
  earlierProblems,
  headline,
  list,
  problemCounts,
  recordCounts,
  short,
  WHAT,
} from './say.ts';
import type { Thumbnails } from './thumbnails.ts';

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

const FONTS = [
  ['Newsreader', 'newsreader-display'],
  ['Hanken Grotesk', 'hanken-grotesk'],
  ['Spline Sans Mono', 'spline-sans-mono'],
] as const;

/** The brand's faces, in the page itself. */
const fontFaces = () =>
  FONTS.map(([family, file]) => {
    const font = readFileSync(new URL(`../../../../public/fonts/${file}.woff2`, import.meta.url));
    return `@font-face{font-family:"${family}";font-weight:300 700;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  }).join('\n');

/**
 * The whole report as one page that needs nothing else. What it shows was written by the authors of
 * the change, so its policy lets nothing run but its own script.
 */
export function reportHtml(review: Review, small: Thumbnails): string {
  const script = beside('report.client.js');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const { content, pages } = review;
  const title = headline(review);
  const parts: readonly [string, string, Html | false][] = [
    [
      'problems',
      'What to look at first',
      content.problems.length > 0 && problemsHtml(content.problems),
    ],
    ['code', 'Code', review.code.length > 0 && codeHtml(review)],
    ['records', 'Records', content.records.length > 0 && recordsHtml(review, small)],
    ['pictures', 'Picture files', content.pictures.length > 0 && picturesHtml(review, small)],
    ['pages', 'Pages', pages.length > 0 && html`${SWITCH}${pagesHtml(review)}`],
    ['rest', 'Other files', restOf(review).length > 0 && filesHtml(restOf(review))],
  ];
  const shown = parts.filter(([, , part]) => part !== false);
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Content review: ${title}</title>
<style>${raw(fontFaces())}
${['ground.css', 'records.css', 'pages.css'].map((name) => raw(beside(name)))}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header>
<p class="label">Content review</p>
<h1>${title}</h1>
<dl class="revisions">${revision('Before', review.base)}${revision('After', review.head)}</dl>
</header>
<main id="report" tabindex="-1">
${summary(review)}
<nav aria-label="Parts of the report"><ul>${shown.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
${shown.map(([id, name, part]) => html`<section id="${id}" class="part"><h2>${name}</h2><div>${part}</div></section>`)}
</main>
<footer><p>Made from two builds of the site, each by its own code. Pages are shown as they arrive, before their widgets wake. ${review.same > 0 && `${count(review.same, 'page')} came out the same, byte for byte.`}</p></footer>
<script>${raw(script)}</script>
</body>
</html>
`;
  return page.text;
}

const SWITCH = html`<fieldset class="switch" hidden><legend>Show before and after</legend>
<label><input type="radio" name="view" value="beside" checked> Side by side</label>
<label><input type="radio" name="view" value="slider"> Under a slider</label></fieldset>`;

const revision = (word: string, { name, commit, subject, day }: Revision) =>
  html`<div><dt>${word}</dt><dd><code>${short(commit)}</code> ${subject} <span class="quiet">${name}, ${day}</span></dd></div>`;

function summary(review: Review): Html {
  const { content, pages, same, unbuilt, looked } = review;
  const where = pages.map(
    ({ route }, i) => html`${i > 0 && ', '}<a href="#page-${idOf(route)}">${route}</a>`,
  );
  const seen = unbuilt
    ? html`<span class="alert">Not built.</span> <span class="reason">${unbuilt}</span>`
    : !looked
      ? html`not looked at`
      : html`${pages.length} of ${pages.length + same} came out different${pages.length > 0 && html`: ${where}`}`;
  const code =
    review.code.length === 0
      ? 'unchanged'
      : html`<span class="alert">${count(review.code.length, 'file')} changed</span>`;
  return html`<dl class="summary">
<div><dt>Records</dt><dd>${recordCounts(content.records)}</dd></div>
<div><dt>Pages</dt><dd>${seen}</dd></div>
<div><dt>New problems</dt><dd>${problemCounts(content.problems)}. ${earlierProblems(content)}</dd></div>
<div><dt>Code</dt><dd>${code}</dd></div>
</dl>`;
}

const problemsHtml = (problems: readonly Problem[]) =>
  html`<ul class="problems">${problems.map(
    ({ severity, file, line, rule, mend, suggestion, frame }) => html`<li>
<p><span class="what ${severity}">${severity}</span> ${rule}</p>
<p class="quiet">${mend}${suggestion && ` Did you mean ${suggestion}?`} <code>${file}:${line}</code></p>
${frame && html`<details><summary>The place</summary><pre tabindex="0" aria-label="Lines of ${file}">${frame}</pre></details>`}</li>`,
  )}</ul>`;

function codeHtml({ code }: Review): Html {
  const law = code.some(isLaw);
  return html`<p class="note">This change is not content alone: pages may look different for reasons that no record shows.${law && ' The rules of the content changed too; both revisions are checked by those of this checkout.'}</p>
${filesHtml(code)}`;
}

const filesHtml = (files: readonly ChangedFile[]) =>
  html`<ul class="files">${files.map(
    ({ what, file, from }) =>
      html`<li>${WHAT[what]} <code>${from ? `${from} → ` : ''}${file}</code></li>`,
  )}</ul>`;

const restOf = ({ other, content }: Review): ChangedFile[] => [
  ...other,
  ...content.rewritten.map((file): ChangedFile => ({ what: 'changed', file, part: 'records' })),
];

const picturesHtml = ({ content }: Review, small: Thumbnails) =>
  html`<ul class="pictures">${content.pictures.map(
    ({
      what,
      before,
      after,
      shownBy,
    }) => html`<li><p class="facts"><span class="what ${what}">${WHAT[what]}</span> ${shownBy.length > 0 ? `shown by ${list(shownBy)}` : 'shown by no record'}</p>
<div class="pair">${before && pictureHtml(before, small)}${after && pictureHtml(after, small)}</div></li>`,
  )}</ul>`;
