import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';

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
  const onConsole = (message: ConsoleMessage) =>
    said.push(`console ${message.type()}: ${message.text()}`);
  const onError = (error: WebError) => said.push(`uncaught: ${error.error().message}`);
  const onRequest = (request: Request) => waiting.add(request);
  const onFinished = (request: Request) => waiting.delete(request);
  const onFailed = (request: Request) => {
    waiting.delete(request);
    said.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  context.on('requestfinished', onFinished).on('requestfailed', onFailed);
  return {
    async tell() {
      const shown = await Promise.all(context.pages().map(showPage));
      const unanswered = [...waiting].map((request) => `unanswered: ${request.url()}`);
      return [...shown, ...unanswered, ...said.slice(-LAST)].join('\n');
    },
    end() {
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      context.off('requestfinished', onFinished).off('requestfailed', onFailed);
    },
  };
}

const LAST = 30;
const START = 600;

async function showPage(page: Page): Promise<string> {
  const text = await page.innerText('body', { timeout: 2_000 }).catch(String);
  return `${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, START)}`;
}
