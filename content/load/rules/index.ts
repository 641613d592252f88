import { unknownAnchors } from './anchors.ts';
import * as fields from './fields.ts';
import * as figures from './figures.ts';
import * as pages from './pages.ts';
import { misfitPictures } from './pictureFit.ts';
import * as publication from './publication.ts';
import * as references from './references.ts';
import { sameHeadings } from './sectionNames.ts';
import * as translations from './translations.ts';
import * as values from './values.ts';
import type { Rule } from './whole.ts';

/** Every rule that compares more than one file. */
export const rules: readonly Rule[] = [
  references.danglingReferences,
  references.repeatedReferences,
  fields.missingImages,
  misfitPictures,
  pages.neededPages,
  pages.takenAddresses,
  pages.takenByArticles,
  pages.takenPrefixes,
  fields.unknownRoutes,
  unknownAnchors,
  fields.unknownBookingService,
  fields.textsWithoutBooking,
  fields.eventsWithoutPictures,
  figures.claimsWithoutSource,
  figures.numbersThatDiffer,
  values.sharedValues,
  values.gapsInNumbers,
  fields.longTexts,
  fields.rawMarkdown,
  sameHeadings,
  publication.expiredRecords,
  publication.hiddenReferences,
  publication.linksToHidden,
  publication.shortLists,
  publication.shortCollections,
  translations.strayTranslations,
  translations.translatedNotFound,
  translations.brokenTranslations,
  translations.lostTranslations,
  translations.outdatedTranslations,
  translations.untranslatedTexts,
  translations.untranslatedShell,
];

/**
 * Rules about unused files. They only make sense if the other rules hold: a record with a broken reference does not
 * use the file that it means to name.
 */
export const leftovers: readonly Rule[] = [references.unusedRecords, fields.unusedImages];
