import type { Warning } from '../read/diagnostic.ts';
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

/** The rules that compare more than one file, and that a save may not break. */
export const errorRules: readonly Rule[] = [
  references.danglingReferences,
  references.repeatedReferences,
  fields.missingImages,
  pages.neededPages,
  pages.takenAddresses,
  pages.takenByArticles,
  pages.takenPrefixes,
  fields.unknownRoutes,
  unknownAnchors,
  fields.textsWithoutBooking,
  values.sharedValues,
  publication.hiddenReferences,
  translations.strayTranslations,
  translations.translatedNotFound,
  translations.brokenTranslations,
];

/** What the check also reports, and a save does not wait for. */
export const warningRules: readonly Rule<Warning>[] = [
  misfitPictures,
  fields.unknownBookingService,
  fields.eventsWithoutPictures,
  figures.claimsWithoutSource,
  figures.numbersThatDiffer,
  values.gapsInNumbers,
  fields.longTexts,
  fields.rawMarkdown,
  sameHeadings,
  publication.expiredRecords,
  publication.linksToHidden,
  publication.shortLists,
  publication.shortCollections,
  translations.lostTranslations,
  translations.outdatedTranslations,
  translations.untranslatedTexts,
  translations.untranslatedShell,
];

/**
 * Rules about unused files. They only make sense if the other rules hold: a record with a broken reference does not
 * use the file that it means to name.
 */
export const leftovers: readonly Rule<Warning>[] = [references.unusedRecords, fields.unusedImages];
