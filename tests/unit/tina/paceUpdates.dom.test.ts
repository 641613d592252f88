import type { Form, TinaCMS } from 'tinacms';
import { expect, it, vi } from 'vitest';
import { onForm } from '../../../tina/admin/events.ts';
import { paceUpdates } from '../../../tina/admin/patches/paceUpdates.ts';

/** An editor with a form whose values `type` changes. */
function editor() {
  const cms = { dispatch: () => undefined } as unknown as TinaCMS;
  const hearers: ((state: object) => void)[] = [];
  const form = {
    subscribe: (hear: (state: object) => void) => {
      hearers.push(hear);
      hear({ values: '' }); // Final Form calls a new subscriber at once.
    },
  } as unknown as Form;
  const type = (values: string) => {
    for (const hear of hearers) hear({ values });
  };
  return { cms, form, type, add: () => cms.dispatch({ type: 'forms:add', value: form }) };
}

// jsdom has no `requestIdleCallback`, like Safari.
it('renders the page once for letters that are typed fast, in a browser without idle callbacks', async () => {
  const { cms, form, type, add } = editor();
  paceUpdates(cms);
  add();
  const draw = vi.fn();
  form.subscribe(draw, { values: true });
  for (const word of ['L', 'Lo', 'Los', 'Lose']) type(word);
  expect(draw).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(draw.mock.calls).toEqual([[{ values: 'Lose' }]]));
});

it('an error of one listener is reported, and does not affect the others', {
  tags: '@all',
}, () => {
  const { cms, form, add } = editor();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken = new Error('requestIdleCallback is not a function');
  onForm(cms, () => {
    throw broken;
  });
  const after = vi.fn();
  onForm(cms, after);
  add();
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(after).toHaveBeenCalledExactlyOnceWith(form);
  vi.unstubAllGlobals();
});
