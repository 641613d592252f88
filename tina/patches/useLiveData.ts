import { useTina } from 'tinacms/dist/react';
import type { PreviewData } from '../preview/fromTina.ts';

// The same object at each render: another one would make Tina begin again, for ever.
const NOTHING = {};

/**
 * Tina: `useTina` wants data from a server, and opens the form of the first record in a query.
 * Here: it begins with nothing, since the editor runs the query itself, and opens the requested record.
 * Upstream: tinacms/tinacms#5503 (choosing the form, experimental). Written for tinacms 3.14.1.
 */
export const useLiveData = (query: string, requested: string | undefined) =>
  useTina<PreviewData>({
    query,
    variables: NOTHING,
    data: NOTHING,
    ...(requested && { experimental___selectFormByFormId: () => requested }),
  }).data;
