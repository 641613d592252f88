import { defineConfig } from 'tinacms';
import { namedCollections } from '../content/schema/collections.ts';
import { isService } from './browser/Here.ts';
import { serviceEditor } from './browser/serviceEditor.ts';
import { datetimeField, dayField, timeField } from './forms/dateFields.tsx';
import { formCollection } from './forms/formCollection.ts';
import { linkField } from './forms/LinkField.tsx';
import { referenceField } from './forms/ReferenceField.tsx';
import { patchEditor } from './patchEditor.ts';
import { askBeforeMoving } from './patches/leaving.ts';
import { readRecords } from './records/pageRoutes.ts';
import { listFields } from './sections/SectionsField.tsx';

const FIELDS = [dayField, datetimeField, timeField, linkField, referenceField, ...listFields];

// Both editors answer at the address of their page, which nobody knows beforehand. Tina has to hear “localhost” in it, by
// which it knows that records are files.
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;

// The editor. Nothing is declared here that a schema says: the forms come from content/schema.
export default defineConfig({
  contentApiUrlOverride: `${origin}/graphql?as=localhost`,
  // No request leaves the machine (`npm start` is offline).
  telemetry: 'disabled',
  ui: { optOutOfUpdateCheck: true },
  // In the folder of its build (tina/build/findBuilt.ts).
  build: { outputFolder: 'admin', publicFolder: '.' },
  media: { tina: { publicFolder: 'public', mediaRoot: 'images' } },
  cmsCallback: (cms) => {
    for (const field of FIELDS) cms.fields.add(field);
    // Before all that follows a move: the browser calls listeners of one window in their order.
    askBeforeMoving(cms);
    if (isService()) serviceEditor(cms);
    patchEditor(cms);
    void readRecords(['pages']);
    return cms;
  },
  schema: {
    collections: namedCollections.map(([name, collection]) => formCollection(name, collection)),
  },
});
