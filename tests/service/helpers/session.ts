import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import type { Role } from '../../../tina/shared/Role.ts';
import { placeOf } from './form.ts';
import { type Editor, startAtGitHub, startEditor } from './startEditor.ts';

/** Somebody at the editor. */
export interface Person {
  name: string;
  email: string;
  page: Page;
  context: BrowserContext;
}

interface Fixtures {
  /**
   * Invites somebody, and signs them in in a browser of their own. The name gets a number where another test has it
   * already, because it names the branch.
   */
  arrive: (
    name: string,
    role?: Role,
    viewport?: { width: number; height: number },
  ) => Promise<Person>;
}

let addresses = 1;
const names = new Set<string>();

/** Tests with one running editor. `isAtGitHub`: its proposals are pull requests. `more`: settings besides. */
export const test = base.extend<
  Fixtures,
  { editor: Editor; isAtGitHub: boolean; more: NodeJS.ProcessEnv }
>({
  isAtGitHub: [false, { option: true, scope: 'worker' }],
  more: [{}, { option: true, scope: 'worker' }],
  editor: [
    async ({ isAtGitHub, more }, use) => {
      const editor = await (isAtGitHub ? startAtGitHub(more) : startEditor(more));
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  arrive: async ({ browser, editor }, use, { project }) => {
    const contexts: BrowserContext[] = [];
    await use(async (wanted, role = 'editor', viewport) => {
      let name = wanted;
      for (let count = 2; names.has(name); count++) name = `${wanted} ${count}`;
      names.add(name);
      const email = `${name.split(' ')[0]?.toLowerCase()}-${addresses}@example.org`;
      editor.people.invite(name, email, role);
      const context = await browser.newContext({
        baseURL: editor.address,
        viewport: viewport ?? project.use.viewport,
        extraHTTPHeaders: { 'X-Forwarded-For': `10.0.0.${addresses++}` },
      });
      contexts.push(context);
      const page = await context.newPage();
      await signIn(editor, page, email);
      return { name, email, page, context };
    });
    for (const context of contexts) await context.close();
  },
});

/** Signs in with the code that comes by mail; leads to the place that was asked for. */
export async function signIn(
  editor: Editor,
  page: Page,
  email: string,
  next = '/editor/proposals',
) {
  const before = editor.codes(email);
  await page.goto(next);
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code of eight letters and digits').fill(await editor.code(email, before));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Type your code');
}

/** Lets a person edit the proposal of another one. */
export async function join(person: Person, other: Person): Promise<void> {
  await other.page.goto('/admin/');
  await person.page.goto(await placeOf(other.page));
  await person.page.getByRole('button', { name: 'Edit this proposal' }).click();
}
