import { afterEach, expect, it, vi } from 'vitest';
import { UNASKED, watchRequests } from '../../../tina/admin/browser/watchRequests.ts';
import type { Here } from '../../../tina/shared/Here.ts';

const shown = () => document.getElementById('service-sign-in');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('after “Not now”, only Save asks to sign in again, and an autosave after ten minutes', async () => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  watchRequests({ person: 'mia', name: 'Mia Rao', proposal: { id: 'fair' } } as Here);
  const autosave = () => fetch('/editor/save', { headers: { [UNASKED]: 'yes' } });
  const declined = async (answer: Promise<Response>) => {
    await vi.waitUntil(shown);
    shown()?.querySelector('button')?.click();
    expect((await answer).status).toBe(403);
    expect(shown()).toBeNull();
  };
  await declined(autosave());
  now.mockReturnValue(9 * 60_000);
  const { message } = await (await autosave()).json();
  expect(message).toBe('You are signed out. Press Save to sign in again.');
  expect(shown()).toBeNull();
  await declined(fetch('/editor/save'));
  now.mockReturnValue(18 * 60_000);
  expect((await autosave()).status).toBe(403);
  now.mockReturnValue(19 * 60_000);
  await declined(autosave());
});
