import brand from '#brand';

// The firm's locale, from the brand's record. Schemas depend on it, so it is read before any record is checked: an
// unknown language or zone is replaced by a valid one, and the check reports it.

/** Whether a text is a language tag (BCP 47): `en-GB`. */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** Whether a text is a zone of the tz database: `Europe/London`. */
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

/** The language tag (BCP 47), which also decides the format of dates and numbers. */
export const LOCALE = isLocale(locale) ? locale : 'en';

/** The time zone of the site, by its name in the tz database. */
export const ZONE = zone && isZone(zone) ? zone : 'UTC';

/** The name of that clock for editors, next to a time. */
export const CLOCK = textOf(place.clock) || ZONE;

/** The locale of a brand's record, which may be a translated one. */
export const localeOf = ({ place: { locale } }: { place: { locale: string } }): string =>
  isLocale(locale) ? locale : LOCALE;
