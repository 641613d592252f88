import type { TinaCMS } from 'tinacms';
import { keepAlerts } from './alerts.tsx';
import { addEditorPage } from './EditorPage.tsx';
import { identifyItems } from './forms/adopt.ts';
import { prepareForms } from './forms/beforeSubmit.ts';
import { groupsInPlace } from './forms/GroupField.tsx';
import { keepDrafts } from './forms/keepDrafts.ts';
import { saveOthers } from './forms/saving.ts';
import { keepSteps } from './forms/undo.ts';
import { walkByKey } from './forms/walk.ts';
import { keyboard } from './keyboard.ts';
import { followForms, keepUnsaved } from './leaving.ts';
import { showOpened } from './PagePane.tsx';
import { panels } from './panels.ts';
import { offerUnused } from './pictures/offerUnused.ts';
import { styleLists } from './sections/ItemRows.tsx';
import { followSectionBar } from './sections/sectionActions.ts';
import { plainPasting } from './texts/pasting.ts';
import { keepSameTexts, plainTyping, readCaret } from './texts/typing.ts';

/** Makes Tina's editor this project's, before anything of it is shown. */
export function patchEditor(cms: TinaCMS): void {
  keepAlerts(cms);
  addEditorPage(cms);
  identifyItems(cms);
  prepareForms(cms);
  keepUnsaved(cms);
  void followForms(cms);
  keepDrafts(cms);
  saveOthers(cms);
  styleLists();
  keyboard();
  plainPasting();
  plainTyping();
  readCaret();
  keepSameTexts(cms);
  groupsInPlace(cms);
  keepSteps(cms);
  walkByKey(cms);
  showOpened(cms);
  followSectionBar(cms);
  panels(cms);
  offerUnused(cms);
}
