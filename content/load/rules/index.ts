import {
  eventsWithoutPictures,
  longTexts,
  missingImages,
  rawMarkdown,
  unknownBookingService,
  unknownRoutes,
  unusedImages,
} from './fields.ts';
import { claimsWithoutSource, numbersThatDiffer } from './figures.ts';
import { neededPages, takenAddresses, takenPrefixes } from './pages.ts';
import { misfitPictures } from './pictureFit.ts';
import {
  expiredRecords,
  hiddenReferences,
  linksToHidden,
  shortCollections,
  shortLists,
} from './publication.ts';
import { danglingReferences, repeatedReferences, unusedRecords } from './references.ts';
import { sameHeadings } from './sectionNames.ts';
import {
  brokenTranslations,
  lostTranslations,
  strayTranslations,
  translatedNotFound,
  untranslatedShell,
  untranslatedTexts,
} from './translations.ts';
import { gapsInNumbers, sharedValues } from './values.ts';
import type { Rule } from './whole.ts';

/** Every rule that looks at more than one file. */
export const rules: readonly Rule[] = [
  danglingReferences,
  repeatedReferences,
  missingImages,
  misfitPictures,
  neededPages,
  takenAddresses,
  takenPrefixes,
  unknownRoutes,
  unknownBookingService,
  eventsWithoutPictures,
  claimsWithoutSource,
  numbersThatDiffer,
  sharedValues,
  gapsInNumbers,
  longTexts,
  rawMarkdown,
  sameHeadings,
  expiredRecords,
  hiddenReferences,
  linksToHidden,
  shortLists,
  shortCollections,
  strayTranslations,
  translatedNotFound,
  brokenTranslations,
  lostTranslations,
  untranslatedTexts,
  untranslatedShell,
];

/**
 * Rules about what is left over. They only make sense once the others hold: a record with a broken
 * reference does not use what it means to name.
 */
export const leftovers: readonly Rule[] = [unusedRecords, unusedImages];
