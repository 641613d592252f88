/** Tina reserves this name for a document's path; a field with this key gets another name (`nameOverride`). */
const RESERVED: Readonly<Record<string, string>> = { id: 'number' };

/** The name that a field has in Tina's forms and queries. */
export const tinaName = (key: string): string => RESERVED[key] ?? key;
