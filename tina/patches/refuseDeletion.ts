import type { TinaCMS } from 'tinacms';

// Tina shows the line after these words in an alert of its own.
const HAS_REFERENCES = 'has references';

const REFERENCES = `query ($collection: String!, $relativePath: String!) {
  document(collection: $collection, relativePath: $relativePath) {
    ... on Document { _sys { hasReferences } }
  }
}`;

interface References {
  document?: { _sys?: { hasReferences?: boolean } };
}

/**
 * Tina: deletes a record that others name, and empties their references, which breaks the page.
 * Here: such a record is not deleted, and the editor says why.
 * Upstream: tinacms/tinacms#5131 asks for a warning; the emptying is as meant there. Written for tinacms 3.14.1.
 */
export function refuseDeletion({ api: { tina } }: TinaCMS): void {
  if (!tina) return;
  const request = tina.request.bind(tina);
  tina.request = async (query: string, options: Parameters<typeof request>[1]) => {
    if (/\bdeleteDocument\b/.test(query)) {
      const { document } = (await request(REFERENCES, options)) as References;
      if (document?._sys?.hasReferences) {
        throw new Error(
          `${HAS_REFERENCES}\n\tNot deleted: a page shows this record. Take it off that page first, or choose another in its place.`,
        );
      }
    }
    return request(query, options);
  };
}
