import type { TinaCMS } from 'tinacms';
import { anchorsOf } from '../../../content/load/publish/anchorsOf.ts';
import type { SectionMessage } from '../../preview/sectionBar.ts';
import { openPanel } from '../events.ts';
import { showForm } from '../pageForms.ts';
import { readRecords } from '../records/pageRoutes.ts';
import { linkedFrom } from '../records/recordRows.ts';
import { type Block, type BlockField, labelOf } from './Block.ts';

type Listener = (action: SectionMessage['action'], index: number) => void;

let waiting: Omit<SectionMessage, 'type'> | undefined;
let listening: { file: string; listener: Listener } | undefined;

function deliver(): void {
  if (!waiting || waiting.file !== listening?.file) return;
  const { action, index } = waiting;
  waiting = undefined;
  listening.listener(action, index);
}

/**
 * Calls back when a button beside a section of the page was pressed, also if that was before the list of sections was
 * shown. Replaces the listener before. @returns a function that stops this
 */
export function onSectionAction(file: string, listener: Listener): () => void {
  const own = { file, listener };
  listening = own;
  // A field that has just been shown is notified of changes only after the effects of what is inside it.
  queueMicrotask(deliver);
  return () => {
    if (listening === own) listening = undefined;
  };
}

/** Opens the list of sections when a button beside a section was pressed. */
export function followSectionBar(cms: TinaCMS): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<SectionMessage>) => {
    if (origin !== location.origin || data?.type !== 'section-action') return;
    doInList(cms, data);
  });
}

/** Opens the list of sections of a page, which does what is wanted with one of them. */
export function doInList(cms: TinaCMS, action: Omit<SectionMessage, 'type'>): void {
  waiting = action;
  showForm(cms);
  cms.dispatch({ type: 'forms:set-active-form-id', value: action.file });
  openPanel(cms, { id: action.file }, '');
  deliver();
}

/**
 * Asks before a section is hidden or deleted to which links lead.
 * @param page the page's file
 * @param blocks all its sections
 */
export async function mayGo(
  act: 'Hide' | 'Delete',
  page: string,
  field: BlockField,
  blocks: readonly Block[],
  block: Block,
): Promise<boolean> {
  const visible = blocks.filter(({ hidden }) => !hidden);
  const anchor = anchorsOf(visible)[visible.indexOf(block)];
  // Without an answer of the server, nothing is asked: Save refuses links that lead nowhere.
  const from = linkedFrom(await readRecords().catch(() => []), page, anchor);
  const question = `${act} “${labelOf(field, block)}”? Links in ${new Intl.ListFormat('en').format(from)} lead there. The page can be saved only when they lead elsewhere.`;
  return from.length === 0 || window.confirm(question);
}
