import type { Form, TinaCMS } from 'tinacms';
import { expect, it, vi } from 'vitest';
import { onForm } from '../../../tina/admin/events.ts';
import { onTyped } from '../../../tina/admin/pageRecords.ts';

/** A form whose values `type` changes. */
function typedForm() {
  let values = { title: '' };
  const hearers: (() => void)[] = [];
  const form = {
    finalForm: { getState: () => ({ values }) },
    subscribe: (hear: () => void) => {
      hearers.push(hear);
      hear(); // Final Form calls a new subscriber at once.
    },
  } as unknown as Form;
  const type = (title: string) => {
    values = { title };
    for (const hear of hearers) hear();
  };
  return { form, type };
}

// jsdom has no `requestIdleCallback`, like Safari.
it('letters that are typed fast are told once, in a browser without idle callbacks', async () => {
  const { form, type } = typedForm();
  const tell = vi.fn();
  onTyped(form, tell);
  for (const word of ['L', 'Lo', 'Los', 'Lose']) type(word);
  expect(tell).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[{ title: 'Lose' }]]));
  type('Loses');
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ title: 'Loses' }));
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
