// The built site with the real data interface behind its forms, in memory: one for each worker.
import { test as base, expect as expectSoon, type Locator, type Page } from 'playwright/test';
import type { QueryValues } from '../../../components/widgets/QueryForm/queryRules.ts';
import { QUERY_FORMS, QUERY_HEADERS } from '../../../components/widgets/QueryForm/queryRules.ts';
import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { embeddedBackend } from '../../../renderer/serve/backend/embedded.ts';
import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { forms, placeOf, placesOf } from './content.ts';
import { skipWithout } from './skipWithout.ts';

const CONTACT = { route: placeOf('contact').route, ...QUERY_FORMS.contact, ...forms.contact };
const DEMO = { route: placeOf('demo').route, ...QUERY_FORMS.demo, ...forms.demo };

/** The forms that the site has. */
export const FORMS = [
  ...placesOf('contact')
    .slice(0, 1)
    .map(() => CONTACT),
  ...placesOf('demo')
    .slice(0, 1)
    .map(() => DEMO),
];
type FormCase = typeof CONTACT | typeof DEMO;

/** The address to which supabase-js sends a submission. */
export const DATA = '**/rest/v1/**';

/** The time limit of the data interface on a busy machine. */
export const expect = expectSoon.configure({ timeout: 15_000 });

/** Values that break no rule. */
export const VALID: QueryValues = {
  names: 'Meera Kulkarni',
  username: 'meera@kulkarni.example',
  phone: '987654321098765'.slice(0, forms.phone.rule.most),
  bio: 'When does the next cohort begin?',
};

/** The site, and direct access to its database. */
interface FormSite {
  url: string;
  sql: RunSql;
}

export const test = base.extend<{ emptyTables: undefined }, { site: FormSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's own text.
    async ({}, use) => {
      const backend = embeddedBackend('memory');
      const { sql } = await backend.started();
      const server = await startPreview({ root: 'dist/client', backend });
      await use({ url: server.url, sql });
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  emptyTables: [
    async ({ site }, use) => {
      await site.sql('truncate contact, request_demo, form_guard.arrivals');
      await site.sql('update form_guard.budgets set submissions = 100000');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** One of the two forms on its page, through what a person sees of it. */
export class FormOnPage {
  readonly page: Page;
  readonly form: FormCase;

  constructor(page: Page, form: FormCase) {
    this.page = page;
    this.form = form;
  }

  get element() {
    return this.page.locator(`#${this.form.id}`);
  }
  field(name: keyof QueryValues) {
    return this.element.getByLabel(forms[name].label, { exact: true });
  }
  get button() {
    return this.element.getByRole('button', { name: this.form.submit });
  }
  get success() {
    return this.element.getByText(this.form.success, { exact: true });
  }
  get failure() {
    return this.element.getByText(this.form.failure, { exact: true });
  }

  async open() {
    await this.page.goto(this.form.route);
    return this;
  }
  async fill(values: Partial<QueryValues> = VALID) {
    for (const [name, value] of Object.entries(values))
      await this.field(name as keyof QueryValues).fill(value);
  }
  /** Types into the form and waits until it is hydrated. */
  async fillHydrated(values: Partial<QueryValues> = VALID) {
    await this.fill(values);
    await expect(this.page.locator('site-island[hydrated]', { has: this.element })).toBeAttached();
  }
  async expectValues(values: QueryValues) {
    for (const [name, value] of Object.entries(values))
      await expect(this.field(name as keyof QueryValues)).toHaveValue(value);
  }
  /** Presses the button, and waits for the message of success. */
  async send() {
    await this.button.click();
    await expect(this.success).toBeVisible();
  }
  /** Presses the button and advances the page's clock until the form shows a message. */
  async pressUntil(text: Locator) {
    await this.button.click();
    await expect(async () => {
      await this.page.clock.fastForward(1000);
      await expect(text).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [100] });
  }
  /** Expects the form's table to contain exactly these submissions, oldest first. */
  async expectStored(site: FormSite, submissions: QueryValues[] = [VALID]) {
    const columns = 'name as names, email as username, phone, query as bio';
    const rows = await site.sql(`select ${columns} from public.${this.form.table} order by id`);
    expect(rows).toEqual(submissions);
  }
}

/** The demo form on a newly opened page: both forms are one widget, and this page is light. */
export function demo(page: Page) {
  skipWithout('demo');
  return new FormOnPage(page, DEMO).open();
}

/** The submission ids that the page sends from now on. */
export function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) ids.push(request.headers()[QUERY_HEADERS.id] ?? '');
  });
  return ids;
}
