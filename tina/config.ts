import { defineConfig } from 'tinacms';
import { namedCollections } from '../content/schema/collections.ts';
import { serviceEditor } from './browser/serviceEditor.ts';
import { datetimeField, dayField, timeField } from './forms/dateFields.tsx';
import { formCollection } from './forms/formCollection.ts';
import { linkField } from './forms/LinkField.tsx';
import { nextNumberField } from './forms/NextNumberField.tsx';
import { referenceField } from './forms/ReferenceField.tsx';
import { patchEditor } from './patches/patchEditor.ts';
import { readPages } from './records/pageRoutes.ts';
import { sectionsField } from './sections/SectionsField.tsx';

const FIELDS = [
  dayField,
  datetimeField,
  timeField,
  linkField,
  nextNumberField,
  referenceField,
  sectionsField,
];

// On a person's machine Tina stands behind the studio, whose page this is; what reads this file outside of a
// browser only has to hear of “localhost”, by which it knows that records are files here.
const studio = typeof location === 'undefined' ? 'http://localhost' : location.origin;

// The editor as a service (tina/server) answers as the studio does, at an address that nobody knows beforehand:
// Tina has to hear the same word in it. The setting names the folder of its build (tina/build/build.ts).
const SERVICE = process.env.TINA_PUBLIC_SERVICE;
const graphql = SERVICE ? `${studio}/graphql?as=localhost` : `${studio}/graphql`;

// The editor. Nothing is declared here that a schema says: the forms come from content/schema.
export default defineConfig({
  contentApiUrlOverride: graphql,
  // No request leaves the machine (`npm start` is offline).
  telemetry: 'disabled',
  ui: { optOutOfUpdateCheck: true },
  // Beside public/, so that no build of the site ever copies the editor.
  build: { outputFolder: 'admin', publicFolder: SERVICE ?? '.cache' },
  media: { tina: { publicFolder: 'public', mediaRoot: 'images' } },
  cmsCallback: (cms) => {
    for (const field of FIELDS) cms.fields.add(field);
    if (SERVICE) serviceEditor(cms);
    patchEditor(cms);
    void readPages(cms);
    return cms;
  },
  schema: {
    collections: namedCollections.map(([name, collection]) => formCollection(name, collection)),
  },
});
