import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';

/** What is open in the editor: a page, a record beside its page, a new record, a list, or all pictures. */
export type Place =
  | { readonly page: string }
  /**
   * `in`: the language of its translation, by the first word of its addresses. `field`: the one to open, such as
   * `sections.2.lead`.
   */
  | { readonly record: string; readonly in?: string; readonly field?: string | undefined }
  /** `from`: the file that it is a copy of. */
  | { readonly new: CollectionName; readonly from?: string }
  | { readonly list: CollectionName | 'all' }
  | { readonly pictures: 'all' };

/** Tina's address of a screen of this name. What is open is in the parameters. */
const SCREEN = '#/screens/edit';

/** The hash of the editor's address at which something is open. */
export function hashOf(place: Place): string {
  const parameters = Object.entries(place).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}` : [],
  );
  return `${SCREEN}?${parameters.join('&')}`;
}

/** What is open at a hash; the home page where it names nothing. */
export function placeAt(hash: string): Place {
  const { page, record, field, from, list, pictures, ...rest } = Object.fromEntries(
    new URLSearchParams(hash.startsWith(`${SCREEN}?`) ? hash.slice(SCREEN.length + 1) : ''),
  );
  if (record?.startsWith('content/')) {
    const { of = record, prefix = rest.in } = translationOf(record) ?? {};
    return { record: of, ...(prefix && { in: prefix }), ...(field && { field }) };
  }
  if (isKind(rest.new)) return { new: rest.new, ...(from && { from }) };
  if (list === 'all' || isKind(list)) return { list };
  if (pictures) return { pictures: 'all' };
  return { page: page?.startsWith('/') ? page : '/' };
}

const isKind = (name: string | undefined): name is CollectionName =>
  name !== undefined && Object.hasOwn(collections, name);

/** The file name of a new record until it has one. */
const NAMELESS = 'new-record';

/** The file of a record of a kind before it has a name. */
export const namelessFile = (name: CollectionName): string =>
  `content/${collections[name].folder}/${NAMELESS}.${collections[name].format}`;

export const isNameless = (file: string): boolean => file.includes(`/${NAMELESS}.`);
