/** Where the editor for the web is to be served, or why it cannot be there. */
export type EditorPlace =
  | { readonly host: string; readonly uploads?: string; readonly refusal?: undefined }
  | { readonly refusal: string; readonly host?: undefined; readonly uploads?: undefined };

const WHY =
  'Its pages may run any script and hold the keys of those who are logged in; on the origin of the site, whatever content brings there could take them.';

const SET =
  'Set TINA_EDITOR_ORIGIN to one that is the editor’s alone, such as https://edit.example.org.';

/**
 * Decides where the editor is served. It shares its origin with nothing, and sends uploads to one bucket
 * and not to a whole cloud.
 * @param settings `TINA_EDITOR_ORIGIN`, and `TINA_UPLOADS` if pictures can be uploaded
 * @param site the address of the site that visitors see
 */
export function editorPlace(
  { TINA_EDITOR_ORIGIN: origin, TINA_UPLOADS: uploads }: Readonly<Record<string, string>>,
  site: string,
): EditorPlace {
  if (!origin) return { refusal: `It needs an origin of its own. ${WHY} ${SET}` };
  const own = URL.parse(origin);
  if (own?.protocol !== 'https:' || own.origin !== origin.replace(/\/$/, '')) {
    return { refusal: `“${origin}” is no origin. ${SET}` };
  }
  if (own.host === new URL(site).host) {
    return { refusal: `${own.origin} is the origin of the site itself. ${WHY} ${SET}` };
  }
  if (!uploads) return { host: own.host };
  const bucket = URL.parse(uploads);
  // A policy takes an address that ends in a slash for all below it, and one without for itself alone.
  if (
    bucket?.protocol !== 'https:' ||
    bucket.href !== uploads ||
    !/^\/[\w.-]+\/$/.test(bucket.pathname)
  ) {
    const refusal = `“${uploads}” names no bucket. Set TINA_UPLOADS to the address of one, with a slash at its end, such as https://s3.us-east-1.amazonaws.com/bucket/: a whole cloud holds everybody’s.`;
    return { refusal };
  }
  return { host: own.host, uploads };
}
