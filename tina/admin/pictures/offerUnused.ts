import type { Form, TinaCMS } from 'tinacms';
import { isService } from '../../shared/Here.ts';
import { fetchJson } from '../browser/fetchJson.ts';
import { onForm, onSaved } from '../events.ts';
import { readRecords } from '../records/pageRoutes.ts';

const PICTURE = /\/images\/[\w./-]+/g;

const picturesIn = (values: unknown): Set<string> =>
  new Set(JSON.stringify(values ?? {}).match(PICTURE) ?? []);

const nameOf = (picture: string) => picture.slice(picture.lastIndexOf('/') + 1);

/**
 * When a picture was replaced, and no record shows it any more, the editor offers to delete it. The studio checks this
 * again (tina/proposals/keepShown.ts).
 */
export function offerUnused(cms: TinaCMS): void {
  // The service does not publish unused pictures.
  if (isService()) return;
  onForm(cms, (form) => {
    if (form.crudType === 'create') return;
    let before = picturesIn(form.initialValues);
    onSaved(form, () => {
      const now = picturesIn(form.finalForm.getState().values);
      const gone = [...before].filter((picture) => !now.has(picture));
      before = now;
      if (gone.length > 0) void offer(cms, form, gone);
    });
  });
}

async function offer(cms: TinaCMS, form: Form, gone: readonly string[]): Promise<void> {
  const others = (await readRecords()).filter(({ file }) => file !== form.path);
  const shown = picturesIn(others.map(({ fields }) => fields));
  const unused = gone.filter((picture) => !shown.has(picture));
  if (unused.length === 0) return;
  const names = unused.map(nameOf).join(', ');
  if (!window.confirm(`No record shows ${names} any more. Delete the picture from the site?`))
    return;
  try {
    for (const picture of unused)
      await fetchJson(picture.replace(/^\/images/, '/media'), { method: 'DELETE' });
    cms.alerts.info(`Deleted: ${names}.`);
  } catch (error) {
    cms.alerts.error(`Not deleted. ${(error as Error).message}`);
  }
}
