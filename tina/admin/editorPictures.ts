// Pictures in the editor: checks before uploads, reasons why one cannot be deleted, and unused pictures.
import type { Form, MediaUploadOptions, TinaCMS } from 'tinacms';
import { PICTURE_ENDINGS, PICTURE_MEGABYTES } from '../../content/load/pictures/pictureLimits.ts';
import { isService } from '../shared/Here.ts';
import { fetchJson } from './browser/fetchJson.ts';
import { onForm, onSaved } from './events.ts';
import { readRecords } from './records/pageRoutes.ts';

const UNTIL_CLOSED = 0;

/**
 * Tina: accepts any size, and replaces a file of the same name without a message.
 * Here: pictures are uploaded under names that are valid in addresses, never replace another, and have a maximum size;
 * a refusal is shown and nothing is written. The server checks their content as well (tina/server/pictureFiles.ts).
 * Upstream: tinacms/tinacms#6997 (same name), #6359 (names). Written for tinacms 3.14.1.
 */
export function checkUploads({ media, alerts }: TinaCMS): void {
  const persist = media.persist.bind(media);
  media.persist = async (uploads) => {
    const wrong = uploads.flatMap(({ file }) => fault(file) ?? []);
    if (wrong.length > 0) {
      alerts.error(['Not uploaded.', ...wrong].join('\n'), UNTIL_CLOSED);
      return [];
    }
    const renamed: MediaUploadOptions[] = [];
    for (const upload of uploads) renamed.push(await freelyNamed(upload));
    return persist(renamed);
  };
}

function fault({ name, size }: File): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!PICTURE_ENDINGS.some((known) => known === ending)) {
    return `“${name}” is not a picture of a kind that the site shows. Export it as ${PICTURE_ENDINGS.join(', ')}.`;
  }
  const megabytes = size / 1024 ** 2;
  return megabytes > PICTURE_MEGABYTES
    ? `“${name}” has ${megabytes.toFixed(1)} MB; a picture may have ${PICTURE_MEGABYTES}. Export it smaller: 2000 px are wide enough.`
    : undefined;
}

async function freelyNamed({ directory, file }: MediaUploadOptions): Promise<MediaUploadOptions> {
  const path = [...(directory ?? '').split('/').filter(Boolean), file.name].join('/');
  const asked = `/media/free/${path.split('/').map(encodeURIComponent).join('/')}`;
  const free = await fetchJson<{ path: string }>(asked);
  const name = free.path.split('/').at(-1) as string;
  return { directory, file: new File([file], name, { type: file.type }) };
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
