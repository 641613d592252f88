import type { TinaCMS } from 'tinacms';
import { addHistory } from '../history/historyAction.tsx';
import { askBeforeMoving } from './askBeforeMoving.ts';
import { besideNew } from './besideNew.ts';
import { checkUploads } from './checkUploads.ts';
import { closeErrors } from './closeErrors.ts';
import { countAllFields } from './countAllFields.ts';
import { enterGroups } from './enterGroups.ts';
import { focusClicked } from './focusClicked.ts';
import { hearCaret } from './hearCaret.ts';
import { keepDrafts } from './keepDrafts.ts';
import { keepFailed } from './keepFailed.ts';
import { keepUnsaved } from './keepUnsaved.ts';
import { labelFields } from './labelFields.ts';
import { lateErrors } from './lateErrors.ts';
import { offerUnused } from './offerUnused.ts';
import { oneMenu } from './oneMenu.ts';
import { ownLists } from './ownLists.tsx';
import { paceUpdates } from './paceUpdates.ts';
import { plainTyping } from './plainTyping.ts';
import { plainWords } from './plainWords.ts';
import { rememberAsked } from './previewAddress.ts';
import { previewWidths } from './previewWidths.ts';
import { quietDot } from './quietDot.ts';
import { saveAgain } from './saveAgain.ts';
import { saveOthers } from './saveOthers.ts';
import { showOpened } from './showOpened.ts';
import { tellRefusal } from './tellRefusal.ts';

const patched = new WeakSet<TinaCMS>();

/**
 * Tina: calls `cmsCallback` from an effect, which React's strict mode runs twice on the same editor.
 * Here: its changes are made once.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function patchEditor(cms: TinaCMS): void {
  if (patched.has(cms)) return;
  patched.add(cms);
  checkUploads(cms);
  keepFailed(cms);
  tellRefusal(cms);
  keepUnsaved(cms);
  keepDrafts(cms);
  askBeforeMoving(cms);
  saveAgain(cms);
  saveOthers(cms);
  ownLists(cms);
  closeErrors(cms);
  oneMenu();
  lateErrors(cms);
  plainWords(cms);
  plainTyping();
  hearCaret();
  paceUpdates(cms);
  addHistory(cms);
  besideNew(cms);
  rememberAsked(cms);
  previewWidths();
  showOpened(cms);
  focusClicked();
  labelFields();
  enterGroups(cms);
  countAllFields(cms);
  quietDot(cms);
  offerUnused(cms);
}
