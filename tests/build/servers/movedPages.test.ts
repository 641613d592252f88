import { expect, it, vi } from 'vitest';

const content = {
  brand: { place: { locale: 'en-GB' } },
  pages: [
    { path: '/', sections: [] },
    { path: '/campaign/diwali', moved: [{ path: '/diwali' }], sections: [] },
  ],
};
vi.mock('../../../content/load/loadContent.ts', () => ({ loadContent: () => content }));
vi.mock('vite-plugin-ssr/abort', () => ({
  redirect: (url: string, status: number) => new Error(`${status} ${url}`),
  render: (status: number) => new Error(`${status}`),
}));
const { render } = await import('../../../renderer/_default.page.server.tsx');

/** The development server's response to an address without a page. */
const answer = (urlPathname: string, searchOriginal: string | null = null) =>
  render({
    urlPathname,
    urlParsed: { searchOriginal },
    exports: { Page: () => null, select: () => undefined },
  } as never).then(String, ({ message }: Error) => message);

it('redirects an earlier address to its page, with its query', async () => {
  expect(await answer('/diwali')).toBe('302 /campaign/diwali');
  expect(await answer('/diwali', '?from=mail')).toBe('302 /campaign/diwali?from=mail');
});

it('redirects no other address', async () => {
  expect(await answer('/diwali/more')).toBe('404');
});
