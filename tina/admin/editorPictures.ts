// Pictures in the editor: checks before uploads, reasons why one cannot be deleted, and unused pictures.
import type { Form, Media, TinaCMS } from 'tinacms';
import { PICTURE_MEGABYTES } from '../../content/load/pictures/pictureLimits.ts';
import { isService } from '../shared/Here.ts';
import { fetchJson } from './browser/fetchJson.ts';
import { onForm, onSaved } from './events.ts';
import { readRecords } from './records/pageRoutes.ts';

const UNTIL_CLOSED = 0;

/**
 * Tina: accepts any size, names a picture in the browser, and replaces a file of the same name without a message.
 * Here: the server names it, by its bytes and so that it never replaces another (tina/server/pictureFiles.ts), and may
 * save a drawing as a picture; pictures have a maximum size. A refusal is shown and nothing is written.
 * Upstream: tinacms/tinacms#6997 (same name), #6359 (names). Written for tinacms 3.14.1.
 */
export function checkUploads({ media, alerts }: TinaCMS): void {
  const persist = media.persist.bind(media);
  media.persist = async (uploads) => {
    const wrong = uploads.flatMap(({ file }) => fault(file) ?? []);
    if (wrong.length === 0) return persist(uploads);
    alerts.error(['Not uploaded.', ...wrong].join('\n'), UNTIL_CLOSED);
    return [];
  };
  media.store.persist = async (uploads) => {
    const kept: Media[] = [];
    for (const { directory, file } of uploads) {
      const parts = [...(directory ?? '').split('/').filter(Boolean), file.name];
      const body = new FormData();
      body.append('file', file);
      const { path, said } = await fetchJson<{ path: string; said?: string }>(
        `/media/upload/${parts.map(encodeURIComponent).join('/')}`,
        { method: 'POST', body },
      );
      if (said) alerts.info(`${nameOf(path)}\n${said}`, UNTIL_CLOSED);
      const thumbnails = { '75x75': path, '400x400': path, '1000x1000': path };
      const filename = nameOf(path);
      kept.push({ type: 'file', id: filename, filename, directory, src: path, thumbnails });
    }
    return kept;
  };
}

function fault({ name, size }: File): string | undefined {
  const megabytes = size / 1024 ** 2;
  return megabytes > PICTURE_MEGABYTES
    ? `“${name}” has ${megabytes.toFixed(1)} MB; a picture may have ${PICTURE_MEGABYTES}. Export it smaller: 2000 px are wide enough.`
    : undefined;
}

/** The part of Tina's own store that sends requests. */
interface Store {
  fetchFunction?: typeof fetch;
}

/**
 * Tina: closes its dialog as if a picture were deleted, also if its server refused.
 * Here: the reason is shown (tina/proposals/keepShown.ts).
 * Upstream: no report found.
 */
export function tellRefusal({ media, alerts }: TinaCMS): void {
  const store = media.store as Store;
  const ask = store.fetchFunction;
  if (!ask) return;
  store.fetchFunction = async (input, init) => {
    const answer = await ask(input, init);
    if (init?.method === 'DELETE' && !answer.ok) {
      const { message } = (await answer.clone().json()) as { message: string };
      alerts.error(`Not deleted.\n${message}`, UNTIL_CLOSED);
    }
    return answer;
  };
}

const PICTURE = /\/images\/[\w./-]+/g;

const picturesIn = (values: unknown): Set<string> =>
  new Set(JSON.stringify(values ?? {}).match(PICTURE) ?? []);

const nameOf = (picture: string) => picture.slice(picture.lastIndexOf('/') + 1);

/**
 * Tina: keeps every picture that was ever chosen.
 * Here: when it is replaced, and no record shows it any more, the editor offers to delete it. The studio checks this
 * again (tina/proposals/keepShown.ts).
 * Upstream: no report found.
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
