/** Stands in a form for a day of which a part is missing, so that it is refused and not lost. */
export const HALF_DAY = 'a day of which a part is missing';

/** What is told of it under its field. */
export const halfDayRule = (label: string): string =>
  `“${label}” lacks a part: pick all of it. A day has its year, and where it asks for one a time, such as 00:00 for its first minute.`;
