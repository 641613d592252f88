import type { Form, TinaCMS } from 'tinacms';
import { expect, it, vi } from 'vitest';
import { onForm } from '../../../tina/admin/events.ts';
import { onTyped } from '../../../tina/admin/pageRecords.ts';

/** A form whose values `type` changes. */
function typedForm() {
  let values = { title: '' };
  const listeners: (() => void)[] = [];
  const form = {
    finalForm: { getState: () => ({ values }) },
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      listener(); // Final Form calls a new subscriber at once.
    },
  } as unknown as Form;
  const type = (title: string) => {
    values = { title };
    for (const listener of listeners) listener();
  };
  return { form, type };
}

// jsdom has no `requestIdleCallback`, like Safari.
it('fast typing calls the listener once, in a browser without idle callbacks', async () => {
  const { form, type } = typedForm();
  const listen = vi.fn();
  onTyped(form, listen);
  for (const word of ['L', 'Lo', 'Los', 'Lose']) type(word);
  expect(listen).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(listen.mock.calls).toEqual([[{ title: 'Lose' }]]));
  type('Loses');
  await vi.waitFor(() => expect(listen).toHaveBeenLastCalledWith({ title: 'Loses' }));
});

it('an error of one listener is reported, and does not affect the others', {
  tags: '@all',
}, () => {
  const cms = { dispatch: () => undefined } as unknown as TinaCMS;
  const { form } = typedForm();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken = new Error('requestIdleCallback is not a function');
  onForm(cms, () => {
    throw broken;
  });
  const after = vi.fn();
  onForm(cms, after);
  cms.dispatch({ type: 'forms:add', value: form });
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(after).toHaveBeenCalledExactlyOnceWith(form);
  vi.unstubAllGlobals();
});
