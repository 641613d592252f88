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

/** What the development server answers to an address that is no page. */
const answer = (urlPathname: string, searchOriginal: string | null = null) =>
  render({
    urlPathname,
    urlParsed: { searchOriginal },
    exports: { Page: () => null, select: () => undefined },
  } as never).then(String, ({ message }: Error) => message);

it('leads from an earlier address to its page, with what follows it', async () => {
  expect(await answer('/diwali')).toBe('302 /campaign/diwali');
  expect(await answer('/diwali', '?from=mail')).toBe('302 /campaign/diwali?from=mail');
});

it('leads from no other address', async () => {
  expect(await answer('/diwali/more')).toBe('404');
});
