import type { TinaCMS } from 'tinacms';

// Tina shows the sentence after this word in an alert of its own.
const HAS_REFERENCES = 'has references';

const USED = `query ($collection: String!, $relativePath: String!) {
  document(collection: $collection, relativePath: $relativePath) {
    ... on Document { _sys { hasReferences } }
  }
}`;

interface Used {
  document?: { _sys?: { hasReferences?: boolean } };
}

/**
 * A record that a page names cannot be deleted: Tina would empty the reference, and with it break the
 * page.
 */
export function guardDeletion({ api: { tina } }: TinaCMS): void {
  if (!tina) return;
  const request = tina.request.bind(tina);
  tina.request = async (query: string, options: Parameters<typeof request>[1]) => {
    if (/\bdeleteDocument\b/.test(query)) {
      const { document } = (await request(USED, options)) as Used;
      if (document?._sys?.hasReferences) {
        throw new Error(
          `${HAS_REFERENCES}\n\tNot deleted: a page shows this record. Take it off that page first, or choose another in its place.`,
        );
      }
    }
    return request(query, options);
  };
}
