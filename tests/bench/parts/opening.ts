import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { hashOf } from '../../../tina/shared/editorAddress.ts';
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { startEditor } from '../../service/helpers/startEditor.ts';
import { medianAndMost, type Part, type Values } from '../lib/table.ts';
import { manyRecords } from './saves.ts';

const TALKS = 1_500;

/** Milliseconds after which an editor does not open. */
const PATIENCE = 120_000;

const VIEWPORT = { width: 1600, height: 1000 };

/** Where the form of the home page opens next to it, and the list of talks. */
const FORM = `/admin/?form${hashOf({ page: '/' })}`;
const LIST = `/admin/?list${hashOf({ list: 'talks' })}`;

const isFormOpen = (page: Page) =>
  page.frameLocator('#page-frame').locator('footer [data-field]').first().waitFor();
const isListOpen = (page: Page) => page.locator('.records tbody tr').first().waitFor();

/** Opens an address in a new page. @returns seconds until what is waited for is seen, and how much was asked for */
async function open(
  newPage: () => Promise<Page>,
  address: string,
  isOpen: (page: Page) => Promise<void>,
): Promise<Values> {
  const page = await newPage();
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  const start = performance.now();
  await page.goto(address);
  await isOpen(page);
  const seconds = (performance.now() - start) / 1_000;
  await page.close();
  return { seconds, requests };
}

type Opened = (what: 'first form' | 'form again' | 'list', values: Values) => void;

/** An editor, with what its requests need. */
export interface Place {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A browser that has nothing of the editor, of the person that the headers name. It keeps its cache on the disk, as that
 * of a person does: compiled scripts with it. @returns the browser, and a function that ends it
 */
export async function openBrowser({ origin, headers = {} }: Place) {
  const { cookie, 'x-forwarded-for': from } = headers;
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    baseURL: origin,
    viewport: VIEWPORT,
    ...(from && { extraHTTPHeaders: { 'x-forwarded-for': from } }),
  });
  context.setDefaultTimeout(PATIENCE);
  for (const one of cookie?.split('; ') ?? []) {
    const [name = '', value = ''] = one.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: origin }]);
  }
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, close };
}

/** Measures forms, or the list where there are many records. */
async function measureEditor(place: Place, talks: number, runs: number, record: Opened) {
  const { context, close } = await openBrowser(place);
  const newPage = () => context.newPage();
  if (talks === 0) record('first form', await open(newPage, FORM, isFormOpen));
  // Not a list that is opened for the first time.
  else await open(newPage, LIST, isListOpen);
  for (let run = 0; run < runs; run++)
    if (talks === 0) record('form again', await open(newPage, FORM, isFormOpen));
    else record('list', await open(newPage, LIST, isListOpen));
  await close();
}

/** The studio in a copy of the records, as its tests start it. */
export async function startStudio(talks: number): Promise<{ origin: string; child: ChildProcess }> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['tests/editor/helpers/studio.ts', '--port', port],
    // What it reports of made-up records is not of interest here.
    { env: { ...process.env, EDITOR_PORT: port, EDITOR_TALKS: String(talks) }, stdio: 'ignore' },
  );
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${origin}/admin/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await wait(200);
  return { origin, child };
}

export const opening: Part = {
  name: 'opening',
  about: `Seconds until the form of the home page stands next to its page, and until the list of ${TALKS} talks is shown, when neither is opened for the first time: in the editor as a service, and on one's own machine. Wanted: a form in 5 s at first and in 1.5 s again, a list in 2 s. Seconds: median (most).`,
  runs: 5,
  async measure({ runs }, record) {
    // Forms in the site of the sample, the list in one that has many talks.
    for (const talks of [0, TALKS]) {
      const project = manyRecords(talks);
      const editor = await startEditor({ EDITOR_ORIGIN: join(project, '.git') });
      try {
        const { address, headers } = await EditorSession.open(editor, 0);
        const place = { origin: address, headers };
        await measureEditor(place, talks, runs, (what, values) =>
          record(`service: ${what}`, values),
        );
      } finally {
        await editor.stop();
        rmSync(project, { recursive: true, force: true });
      }
      const { origin, child } = await startStudio(talks);
      try {
        await measureEditor({ origin }, talks, runs, (what, values) =>
          record(`own machine: ${what}`, values),
        );
      } finally {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    }
  },
  cells: { seconds: medianAndMost },
};
