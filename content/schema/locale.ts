import brand from '../brand/brand.json' with { type: 'json' };

/**
 * How the site writes dates and numbers, and whose clock its times are by. It is read with the code, and not with
 * the other records: a change of it needs a whole build.
 */
export const { locale: LOCALE, timeZone: ZONE, clock: CLOCK } = brand;
