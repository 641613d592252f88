import brand from '#brand';

// Where the firm is at home, from the brand's record. Schemas are made with it, so that it is read before any record
// is checked: an unknown language or zone is replaced by one that works, and the check reports it.

/** Whether a text is a language tag (BCP 47): `en-GB`. */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** Whether something is a zone of the tz database: `Europe/London`. */
export function isZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

const place: Readonly<Partial<Record<'locale' | 'zone' | 'clock', unknown>>> = brand?.place ?? {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const [locale, zone] = [textOf(place.locale), textOf(place.zone)];

/** The language tag (BCP 47), which also decides how dates and numbers are written. */
export const LOCALE = isLocale(locale) ? locale : 'en';

/** Whose clock all times are by, as the tz database calls it. */
export const ZONE = zone && isZone(zone) ? zone : 'UTC';

/** That clock in words, as editors read it next to a time. */
export const CLOCK = textOf(place.clock) || ZONE;

/** How the content of a brand is written: by its own way, or by that of the language that it speaks. */
export const localeOf = ({ place: { locale } }: { place: { locale: string } }): string =>
  isLocale(locale) ? locale : LOCALE;
