/** Not a hash yet: the editor takes `%23` into the preview's address, where `#` would end its own. */
const AT = '%23';

/**
 * Where the editor previews a record: its page, and in the hash the record's file.
 * @param route the page that shows it
 */
export const previewAddress = (route: string, file: string) => `${route}${AT}${file}`;

/**
 * The record that the editor asked to see. The hash is taken out of the address, so that it does not
 * open the record again when the page is left and entered.
 */
export function takeAskedRecord(): string | undefined {
  const file = decodeURIComponent(window.location.hash.slice(1));
  if (!file.startsWith('content/')) return undefined;
  history.replaceState(history.state, '', window.location.pathname);
  return file;
}
