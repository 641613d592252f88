import { defineConfig } from 'tinacms';
import { namedCollections } from '../content/schema/collections.ts';
import { serviceEditor } from './admin/browser/serviceEditor.ts';
import { editorBar } from './admin/editorBar.ts';
import { datetimeField, dayField, timeField } from './admin/forms/dateFields.tsx';
import { formCollection } from './admin/forms/formCollection.ts';
import { groupField } from './admin/forms/GroupField.tsx';
import { linkField } from './admin/forms/LinkField.tsx';
import { plainFields } from './admin/forms/plainFields.tsx';
import { referenceField } from './admin/forms/ReferenceField.tsx';
import { askBeforeMoving } from './admin/leaving.ts';
import { patchEditor } from './admin/patchEditor.ts';
import { pagesKnown } from './admin/records/pageRoutes.ts';
import { listFields } from './admin/sections/SectionsField.tsx';
import { withTranslations } from './admin/translations/ItemsInPlace.tsx';
import { isService } from './shared/Here.ts';

const FIELDS = [
  dayField,
  datetimeField,
  timeField,
  linkField,
  referenceField,
  groupField,
  ...withTranslations(listFields),
  ...plainFields,
];

// Nothing is asked there (admin/patches/answerTina.ts). Tina requires an address, with “localhost” in it, by which it
// knows that records are files.
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;

// The editor. Nothing is declared here that a schema says: the forms come from content/schema.
export default defineConfig({
  contentApiUrlOverride: `${origin}/nothing?as=localhost`,
  // No request leaves the machine (`npm start` is offline).
  telemetry: 'disabled',
  ui: { optOutOfUpdateCheck: true },
  // In the folder of its build (tina/server/built/findBuilt.ts).
  build: { outputFolder: 'admin', publicFolder: '.' },
  media: { tina: { publicFolder: 'public', mediaRoot: 'images' } },
  cmsCallback: (cms) => {
    for (const field of FIELDS) cms.fields.add(field);
    // Before all that follows a move: the browser calls listeners of one window in their order.
    askBeforeMoving(cms);
    if (isService()) serviceEditor(cms);
    else editorBar({}, ['Save writes into files on this computer.']);
    patchEditor(cms);
    void pagesKnown();
    return cms;
  },
  schema: {
    collections: namedCollections.map(([name, collection]) => formCollection(name, collection)),
  },
});
