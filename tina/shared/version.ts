import type { Form } from 'tinacms';

/** The value of a form in which the editor's server sends the version of its record. It is not a field. */
export const VERSION = '_version';

/** Versions after a save. */
const later = new WeakMap<Form, string>();

/**
 * The version of the record that a form began from; null for a new record, and '' if it began from several, so that
 * the next save is merged with what is stored.
 */
export const versionOf = (form: Form): string | null =>
  form.crudType === 'create'
    ? null
    : (later.get(form) ?? String((form.initialValues as Record<string, unknown>)[VERSION] ?? ''));

/** Notes what the next save begins from. */
export const setVersion = (form: Form, version: string): void => void later.set(form, version);
