import type { Form, TinaCMS } from 'tinacms';
import type { Collection } from '../../content/schema/collections.ts';

type Values = Record<string, unknown>;

/** What a form holds when Save is pressed, checked by its schema. */
export interface Submitted {
  cms: TinaCMS;
  collection: Collection;
  form: Form;
  values: Values;
}

/**
 * Saves a form by a way of its own.
 * @throws with the words that were shown, where nothing was saved: the form stays as unsaved as it is
 */
export type SaveThrough = (submitted: Submitted) => Promise<void>;

/** Set where the editor runs as a service (tina/browser); elsewhere Tina's own server writes. */
export const saving: { through?: SaveThrough } = {};
