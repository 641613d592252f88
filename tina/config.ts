import { defineConfig } from 'tinacms';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../content/schema/collections.ts';
import { dayField } from './forms/DayField.tsx';
import { formCollection } from './forms/formCollection.ts';
import { momentField } from './forms/MomentField.tsx';

// The editor. Nothing is declared here that a schema says: the forms come from content/schema.
export default defineConfig({
  clientId: process.env.TINA_PUBLIC_CLIENT_ID ?? null,
  token: process.env.TINA_TOKEN ?? null,
  branch: process.env.TINA_PUBLIC_BRANCH ?? 'main',
  // No request leaves the machine (`npm start` is offline).
  telemetry: 'disabled',
  ui: { optOutOfUpdateCheck: true },
  // Beside public/, so that no build of the site ever copies the editor.
  build: { outputFolder: 'admin', publicFolder: '.cache' },
  media: { tina: { publicFolder: 'public', mediaRoot: 'images' } },
  cmsCallback: (cms) => {
    cms.fields.add(dayField);
    cms.fields.add(momentField);
    return cms;
  },
  schema: {
    collections: (Object.entries(collections) as [CollectionName, Collection][]).map(
      ([name, collection]) => formCollection(name, collection),
    ),
  },
});
