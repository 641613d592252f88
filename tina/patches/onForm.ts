import type { Form, TinaCMS } from 'tinacms';

type Dispatch = TinaCMS['dispatch'];

/**
 * Tina: says nothing when the form of a record comes; React hands its store to the editor with every component
 * that is drawn.
 * Here: whoever asks hears of each form once, when it is added.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function onForm(cms: TinaCMS, hear: (form: Form) => void): void {
  const known = new WeakSet<Form>();
  let dispatch: Dispatch | undefined = cms.dispatch;
  const add: Dispatch = (action) => {
    dispatch?.(action);
    if (action.type !== 'forms:add') return;
    const form = action.value as Form;
    if (known.has(form)) return;
    known.add(form);
    hear(form);
  };
  Object.defineProperty(cms, 'dispatch', {
    get: () => add,
    set: (next: Dispatch) => {
      dispatch = next;
    },
  });
}
