import type { BrowserContext, Page, Request } from '@playwright/test';

/** What the browser saw during a test, for the reader of a failure that this machine may never show. */
export interface Account {
  /** What each page shows, what the consoles said, and which requests failed or wait for an answer. */
  tell(): Promise<string>;
  end(): void;
}

/** Follows all pages of a session. */
export function followPages(context: BrowserContext): Account {
  const said: string[] = [];
  const waiting = new Set<Request>();
  const listeners = {
    console: (message: { type(): string; text(): string }) =>
      said.push(`console ${message.type()}: ${message.text()}`),
    weberror: (error: { error(): Error }) => said.push(`uncaught: ${error.error().message}`),
    request: (request: Request) => waiting.add(request),
    requestfinished: (request: Request) => waiting.delete(request),
    requestfailed: (request: Request) => {
      waiting.delete(request);
      said.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) context.on(name as 'request', listeners[name] as () => void);
  return {
    async tell() {
      const shown = await Promise.all(context.pages().map(showPage));
      const unanswered = [...waiting].map((request) => `unanswered: ${request.url()}`);
      return [...shown, ...unanswered, ...said.slice(-LAST)].join('\n');
    },
    end() {
      for (const name of names) context.off(name as 'request', listeners[name] as () => void);
    },
  };
}

const LAST = 30;
const START = 600;

async function showPage(page: Page): Promise<string> {
  const text = await page.innerText('body', { timeout: 2_000 }).catch(String);
  return `${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, START)}`;
}
