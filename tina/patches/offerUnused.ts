import type { Form, TinaCMS } from 'tinacms';
import { readRecords } from '../records/StoredRecord.ts';
import { onForm } from './onForm.ts';

const PICTURE = /\/images\/[\w./-]+/g;

const picturesIn = (values: unknown): Set<string> =>
  new Set(JSON.stringify(values ?? {}).match(PICTURE) ?? []);

const nameOf = (picture: string) => picture.slice(picture.lastIndexOf('/') + 1);

/**
 * Tina: keeps every picture that was ever chosen.
 * Here: one that no record shows any more, once another was saved in its place, can be deleted at once. The
 * studio looks again before it does (tina/media/keepShown.ts).
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function offerUnused(cms: TinaCMS): void {
  // As a service the editor publishes no picture that nothing shows.
  if (!cms.api.tina?.isLocalMode || process.env.TINA_PUBLIC_SERVICE) return;
  onForm(cms, (form) => {
    if (form.crudType === 'create') return;
    let before = picturesIn(form.initialValues);
    let wasSubmitting = false;
    form.subscribe(
      ({ submitting, submitSucceeded, values }) => {
        const isSaved = wasSubmitting && !submitting && submitSucceeded;
        wasSubmitting = Boolean(submitting);
        if (!isSaved) return;
        const gone = [...before].filter((picture) => !picturesIn(values).has(picture));
        before = picturesIn(values);
        if (gone.length > 0) void offer(cms, form, gone);
      },
      { submitting: true, submitSucceeded: true, values: true },
    );
  });
}

async function offer(cms: TinaCMS, form: Form, gone: readonly string[]): Promise<void> {
  const others = (await readRecords(cms)).filter(({ file }) => file !== form.path);
  const shown = picturesIn(others.map(({ fields }) => fields));
  const unused = gone.filter((picture) => !shown.has(picture));
  if (unused.length === 0) return;
  const names = unused.map(nameOf).join(', ');
  if (!window.confirm(`No record shows ${names} any more. Delete the picture from the site?`))
    return;
  for (const picture of unused) {
    await fetch(picture.replace(/^\/images/, '/media'), { method: 'DELETE' });
  }
  cms.alerts.info(`Deleted: ${names}.`);
}
