import type { Form, TinaCMS } from 'tinacms';
import type { Fields } from '../../../content/load/read/schemaWalk.ts';
import {
  type Collection,
  type CollectionName,
  collectionIn,
  collections,
} from '../../../content/schema/collections.ts';
import { element } from '../../shared/element.ts';
import { NAMELESS } from '../../shared/previewAddress.ts';
import { onForm, onMove, onSaved } from '../events.ts';
import { setNumbers } from '../forms/newRecord.ts';
import { landOn } from './ownLists.tsx';
import { addPage, kindRoute, readRecords, recordPath } from './pageRoutes.ts';

/** A query's answer, as the preview asks for it (tina/preview/pageQuery.ts). */
type Answer = Record<string, Fields & { edges?: { node: Fields }[] }>;

interface Question {
  type?: string;
  id: string;
  query: string;
}

/** The path of a record before it has a name. */
const nameless = (name: CollectionName) => {
  const { folder, format }: Collection = collections[name];
  return `content/${folder}/${NAMELESS}.${format}`;
};

const PREVIEW = 'new-record-preview';

// In a narrow window only the form is shown.
const STYLE = `
@media (max-width: 75rem) { #${PREVIEW} { display: none } }
@media (min-width: 75.01rem) {
  #${PREVIEW} { position: fixed; inset: 0 0 auto auto; width: 62vw; z-index: 9999; border: 0; border-left: 1px solid var(--color-paper-rule); background: #fff }
  body:has(#${PREVIEW}) .h-dvh > .relative.w-full { padding-right: 62vw }
}
`;

/**
 * Tina: shows the form of a new record alone, and opens the list when it is saved.
 * Here: its page is shown beside the form with the new record in it; a record that pages refer to replaces one that is
 * shown. After saving, the record opens beside its page.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function besideNew(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  let close: (() => void) | undefined;
  onMove(cms, () => {
    close?.();
    close = undefined;
  });
  onForm(cms, (form) => {
    const name = kindOf(form);
    if (!name) return;
    close?.();
    // The name of its file and its number depend on the others.
    void readRecords([name]).then((others) => setNumbers(form, collections[name], others));
    close = showBeside(cms, form, name);
    onSaved(form, () => {
      // Tina navigates at once, before the pages are read again.
      if (name === 'pages') addPage(form.path, form.finalForm.getState().values);
      landOn(`#/~${recordPath(name, form.path)}`);
    });
  });
}

/** The kind of a new record; undefined for the form of a stored one. */
function kindOf({ crudType, id }: Form): CollectionName | undefined {
  const [, folder] = /^content\/([\w-]+)/.exec(String(id)) ?? [];
  return crudType === 'create' ? collectionIn(folder)[0] : undefined;
}

/** @returns a function that removes the page */
function showBeside(cms: TinaCMS, form: Form, name: CollectionName): () => void {
  const frame = element('iframe', { id: PREVIEW, title: 'The page with the new record' });
  // The addresses of pages may not have been read yet.
  void readRecords(['pages']).then(() => {
    frame.src = `${kindRoute(name)}#${nameless(name)}`;
  });
  const answers = new Map<string, Answer>();
  const show = () => {
    const { values } = form.finalForm.getState();
    // The references are in one answer, the records in the other.
    const all: Answer = Object.assign({}, ...answers.values());
    for (const [id, answer] of answers) {
      const data = withRecord(answer, all, name, values as Fields);
      frame.contentWindow?.postMessage({ type: 'updateData', id, data }, location.origin);
    }
  };
  const onMessage = async ({ source, origin, data }: MessageEvent<Question>) => {
    if (source !== frame.contentWindow || origin !== location.origin || data.type !== 'open')
      return;
    const answer = await cms.api.tina?.request(data.query, { variables: {} });
    answers.set(data.id, answer as Answer);
    show();
  };
  window.addEventListener('message', onMessage);
  const stop = form.subscribe(show, { values: true });
  document.body.append(frame);
  return () => {
    stop();
    window.removeEventListener('message', onMessage);
    frame.remove();
  };
}

/** A page's records with the new one added, or replacing the first that the page refers to. */
function withRecord(answer: Answer, all: Answer, name: CollectionName, values: Fields): Answer {
  if (name === 'pages') {
    return answer.page ? { ...answer, page: { ...values, id: nameless(name) } } : answer;
  }
  if (!answer[`${name}Connection`]) return answer;
  const { shown }: Collection = collections[name];
  const edges = answer[`${name}Connection`]?.edges ?? [];
  const chosen = shown === 'all' ? -1 : edges.findIndex(({ node }) => isNamed(all, name, node.id));
  const node = { ...values, id: edges[chosen]?.node.id ?? nameless(name) };
  const others = edges.filter((_, i) => i !== chosen);
  return { ...answer, [`${name}Connection`]: { edges: [{ node }, ...others] } };
}

/** Whether another record refers to this one. */
const isNamed = (answer: Answer, name: CollectionName, id: unknown): boolean =>
  Object.entries(answer).some(
    ([key, records]) =>
      key !== `${name}Connection` && JSON.stringify(records).includes(`"id":"${id}"`),
  );
