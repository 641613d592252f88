// The site's own words above a field of a translation.
import { TinaMarkdown, type TinaMarkdownContent } from 'tinacms/dist/rich-text';
import { textChanges } from '../../../content/compare/words.ts';
import { parseBody } from '../../../content/load/text/body.ts';
import { directionOf } from '../../../content/schema/languages.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import { Values } from '../../shared/Values.tsx';
import { type Original, OWN_LANGUAGE } from './source.ts';

export const OWN_WORDS_STYLE = `
.own-words { margin: 0 0 .5rem; padding-inline-start: .75rem; border-inline-start: 2px solid var(--color-paper-rule); font-size: 14px; line-height: 1.5; color: var(--color-ink-2); overflow-wrap: anywhere; white-space: pre-line }
.own-words[data-old] { border-color: var(--color-graph-ink) }
.own-words strong { display: block; font: 600 13px/1.5 Inter, sans-serif; color: var(--color-graph-ink) }
.own-words del { color: var(--color-ink-3) }
.own-words ins { color: var(--color-ink); text-decoration-color: var(--color-graph-ink); text-underline-offset: 3px }
.own-words :is(p, ul, ol, blockquote):not(:last-child) { margin-bottom: .5rem }
.own-words :is(ul, ol) { padding-inline-start: 1.25rem; list-style: disc }
.own-words .link-button { min-height: 24px; color: var(--color-graph-ink) }
.item-state { margin-inline-start: auto; flex: none; align-self: center; padding: 0 .75rem; font-size: 13px; color: var(--color-ink-2) }
.item-state[data-state='Out of date'] { color: var(--color-graph-ink); font-weight: 600 }
.item-rows li:has(.item-state) .item-open { padding-inline-start: 12px }
`;

interface OwnWordsProps {
  readonly id: string;
  readonly original: Original;
  readonly isFormatted: boolean;
}

/** The words of the record, those that changed since they were translated marked. */
export function OwnWords({ id, original: { own, was, confirm }, isFormatted }: OwnWordsProps) {
  if (typeof own !== 'string')
    return (
      <p className="field-error" id={id}>
        {`Not shown: this field is empty in ${OWN_LANGUAGE}. Delete the words here.`}
      </p>
    );
  const language = { lang: LOCALE, dir: directionOf(LOCALE) ?? 'ltr' };
  return (
    <div className="own-words" data-old={was === undefined ? undefined : ''}>
      {was !== undefined && <strong>Changed after it was translated</strong>}
      <div id={id} {...language}>
        {was !== undefined ? (
          <Values shown={shownChange(was, own)} />
        ) : isFormatted ? (
          <TinaMarkdown content={parseBody(own) as unknown as TinaMarkdownContent} />
        ) : (
          own
        )}
      </div>
      {was !== undefined && (
        <button type="button" className="link-button" onClick={confirm}>
          The words are still right
        </button>
      )}
    </div>
  );
}

function shownChange(before: string, after: string) {
  const parts = textChanges(before, after);
  return parts ? ({ as: 'words', parts } as const) : ({ as: 'values', before, after } as const);
}
