import type { TinaCMS } from 'tinacms';
import { saveOnce } from '../browser/saveRecord.ts';
import { identifyItems } from '../forms/adopt.ts';
import { addHistory } from '../history/history.tsx';
import { checkUploads, offerUnused, tellRefusal } from '../media/editorPictures.ts';
import { rememberAsked } from '../preview/previewAddress.ts';
import { previewWidths, showOpened } from '../preview/previewFrame.ts';
import { besideNew } from '../records/besideNew.ts';
import { ownLists } from '../records/ownLists.tsx';
import { followSectionBar } from '../sections/sectionActions.ts';
import { formFields } from './formFields.ts';
import { keepDrafts } from './keepDrafts.ts';
import { keyboard } from './keyboard.ts';
import { askBeforeMoving, keepUnsaved } from './leaving.ts';
import { paceUpdates } from './paceUpdates.ts';
import { plainPasting } from './pasting.ts';
import { plainWords } from './plainWords.ts';
import { saveAgain, saveOthers } from './saving.ts';
import { plainTyping, readCaret } from './typing.ts';
import { closeWindows } from './windows.ts';

const patched = new WeakSet<TinaCMS>();

/**
 * Tina: calls `cmsCallback` from an effect, which React's strict mode runs twice on the same editor.
 * Here: each patch is applied once.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function patchEditor(cms: TinaCMS): void {
  if (patched.has(cms)) return;
  patched.add(cms);
  identifyItems(cms);
  checkUploads(cms);
  saveOnce(cms);
  tellRefusal(cms);
  keepUnsaved(cms);
  keepDrafts(cms);
  askBeforeMoving(cms);
  saveAgain(cms);
  saveOthers(cms);
  ownLists(cms);
  closeWindows(cms);
  keyboard(cms);
  plainWords();
  plainPasting();
  plainTyping();
  readCaret();
  paceUpdates(cms);
  addHistory(cms);
  besideNew(cms);
  rememberAsked(cms);
  previewWidths();
  showOpened(cms);
  followSectionBar(cms);
  formFields(cms);
  offerUnused(cms);
}
