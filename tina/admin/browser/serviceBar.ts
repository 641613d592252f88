import type { TinaCMS } from 'tinacms';
import type { Opened, Standing, Told } from '../../shared/answers.ts';
import { element } from '../../shared/element.ts';
import type { Here } from '../../shared/Here.ts';
import { IN_REVIEW, standingWords, toRead, WAITS } from '../../shared/proposalWords.ts';
import { agoText } from '../../shared/words.ts';
import { setComments } from '../comments.tsx';
import { editorBar } from '../editorBar.ts';
import { OPENED } from '../events.ts';
import { isUnsaved } from '../forms/unsavedForms.ts';
import { PROPOSAL } from '../ProposalMenu.tsx';
import { renewSource } from '../translations/source.ts';
import { fetchJson, jsonBody } from './fetchJson.ts';
import { refresh, SAVED } from './saveRecord.ts';
import { TAB } from './watchRequests.ts';

/** How long a copy may take until the bar mentions it, ms. */
const SLOW_MS = 3_000;

/** How long after a refused event stream the next one is opened. */
const RETRY_MS = 3_000;

const SEND = 'Send for review…';

const OFFLINE = 'You are offline. What you type is kept in this browser.';
const INTERRUPTED =
  'The connection to the editor is interrupted. What you type is kept in this browser.';

/**
 * Shows which proposal is edited and its state, who else has the record open, and the link to send it for review.
 * @returns says of the record of a file, while its form is shown, whether it is saved
 */
export function serviceBar(cms: TinaCMS, { proposal, standing, waits }: Here) {
  // Not announced at each autosave: that would interrupt a person who types.
  const state = element('strong', {});
  const words = element('p', { role: 'status' });
  const others = element('ul', { className: 'others' });
  const chip = element('span', { id: PROPOSAL });
  const address = `/editor/proposals/${proposal.id}`;
  const send = element('a', { href: `${address}#send`, className: 'next' }, SEND);
  const count = element('b', {}, `${waits}`, element('span', {}, ' waiting for you'));
  const ways = {
    '/editor/proposals': waits > 0 ? ['Proposals', count] : ['Proposals'],
    '/editor/published': ['Published'],
  };
  editorBar(ways, [words, state, others, chip], send);

  const usual = 'What you save is not public yet.';
  /** The sentences of the bar, in their order. */
  const said: Record<'away' | 'standing' | 'others' | 'changed' | 'last', string | undefined> = {
    away: undefined,
    standing: usual,
    others: undefined,
    changed: undefined,
    last: undefined,
  };
  const say = (news: Partial<typeof said>) => {
    Object.assign(said, news);
    words.replaceChildren(
      ...Object.entries(said).flatMap(([what, sentence]) =>
        sentence ? [partOf(what, sentence)] : [],
      ),
    );
    words.title = words.textContent;
    chip.toggleAttribute('data-sent', said.standing !== usual);
  };
  /** The circles show who else is here, the ring and the button whether it was sent: screen readers alone get words. */
  const isSeen = (what: string, sentence: string) =>
    what !== 'others' && sentence !== usual && sentence !== WAITS;
  /** The sentence that links to the top of the proposal's page; the button leads there too. */
  let atTop: string | undefined;
  const partOf = (what: string, sentence: string) => {
    const more = { className: isSeen(what, sentence) ? what : 'unseen' };
    const part =
      sentence === atTop ? element('a', { href: address, ...more }) : element('span', more);
    part.append(`${sentence} `);
    return part;
  };
  let slow: number | undefined;
  const stand = (standing: Standing) => {
    const sentence = standingWords(standing);
    const tell = () => say({ standing: sentence ?? usual });
    atTop = toRead(standing);
    send.hash = atTop ? '' : '#send';
    send.textContent = IN_REVIEW.has(standing.state) && !atTop ? 'Back to the review' : SEND;
    clearTimeout(slow);
    // After a save each copy is on its way for a moment.
    if (standing.pushed === 'waiting') slow = window.setTimeout(tell, SLOW_MS);
    else tell();
  };
  stand(standing);

  let file: string | null = null;
  const saved = new Map<string | null, string>();
  const sayState = () => {
    const now = saved.get(file) ?? '';
    state.role = now.startsWith('Not') ? 'alert' : null;
    state.textContent = now;
    state.title = now;
  };
  const open = async () => {
    const opened = file;
    const asked = fetchJson<Opened>('/editor/open', jsonBody({ tab: TAB, file }));
    const { last, comments } = await asked.catch(() => ({ last: null, comments: [] }));
    if (opened !== file) return;
    setComments(address, comments);
    say({ last: last ? `Last changed by ${last.who}, ${agoText(last.when)}.` : undefined });
  };
  const look = (path: string | null) => {
    if (path === file) return;
    file = path;
    sayState();
    say({ last: undefined, others: undefined, changed: undefined });
    others.replaceChildren();
    setComments(address, []);
    void open();
  };
  const takeChange = async (isOwn: boolean) => {
    saved.delete(file);
    sayState();
    const who = isOwn
      ? 'You changed this record in another tab'
      : 'Another person changed this record';
    say({ changed: `${who}: saving merges both.` });
    await takeInSaved();
    void open();
  };
  const takeInSaved = async () => {
    const form = cms.state.forms.find(({ tinaForm }) => tinaForm.path === file)?.tinaForm;
    if (!form) return;
    // Its fields show the words of the record when they are rendered.
    if (await renewSource(form).catch(() => false))
      cms.dispatch({ type: 'sidebar:set-display-state', value: cms.state.sidebarDisplayState });
    // What cannot be taken in now is merged by the next save.
    if (!isUnsaved(form)) await refresh(cms, form).catch(() => undefined);
  };
  let wasHere = false;
  const listen = () => {
    const events = new EventSource(`/editor/events?tab=${TAB}&proposal=${proposal.id}`);
    events.addEventListener('open', async () => {
      say({ away: undefined });
      await open();
      // What others saved while the connection was interrupted was not announced here.
      if (wasHere) await takeInSaved();
      wasHere = true;
    });
    events.addEventListener('error', () => {
      say({ away: navigator.onLine ? INTERRUPTED : OFFLINE });
      // The browser does not try again after an answer that is not a stream, such as one of a proxy.
      if (events.readyState === EventSource.CLOSED) setTimeout(listen, RETRY_MS);
    });
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Told;
      if (told.kind === 'standing') return stand(told);
      if (told.kind === 'others') {
        say({ others: othersWords(told.names) });
        others.replaceChildren(...told.names.map(circleOf));
      }
      if (told.kind === 'changed') void takeChange(told.isOwn);
    });
  };
  listen();
  window.addEventListener('offline', () => say({ away: OFFLINE }));
  window.addEventListener('online', () => say({ away: undefined }));
  window.addEventListener(SAVED, () => {
    say({ changed: undefined });
    void open();
  });
  window.addEventListener(OPENED, (event) => look((event as CustomEvent<string | null>).detail));
  return (path: string, now: string) => {
    saved.set(path, now);
    if (path === file) sayState();
  };
}

/** Somebody who is here, as a circle with initials. */
function circleOf(name: string): HTMLElement {
  const parts = name.split(/\s+/);
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : ''].map(
    (part) => [...(part ?? '')][0],
  );
  return element(
    'li',
    { title: `${name} has this record open too` },
    initials.join('').toUpperCase(),
  );
}

function othersWords(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat('en').format(names);
  return `${list} ${names.length === 1 ? 'has' : 'have'} this record open too.`;
}
