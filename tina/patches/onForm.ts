import type { Form, TinaCMS } from 'tinacms';

type Dispatch = TinaCMS['dispatch'];
type Hear = (form: Form) => void;

const listeners = new WeakMap<TinaCMS, Hear[]>();

/**
 * Tina: says nothing when the form of a record comes; React hands its store to the editor with every component
 * that is drawn.
 * Here: whoever asks hears of each form once, when it is added.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function onForm(cms: TinaCMS, hear: Hear): void {
  const heard = listeners.get(cms) ?? listen(cms);
  heard.push(hear);
}

function listen(cms: TinaCMS): Hear[] {
  const heard: Hear[] = [];
  listeners.set(cms, heard);
  const known = new WeakSet<Form>();
  let dispatch: Dispatch | undefined = cms.dispatch;
  const add: Dispatch = (action) => {
    dispatch?.(action);
    if (action.type !== 'forms:add') return;
    const form = action.value as Form;
    if (known.has(form)) return;
    known.add(form);
    for (const hear of heard) hear(form);
  };
  Object.defineProperty(cms, 'dispatch', {
    get: () => add,
    set: (next: Dispatch) => {
      dispatch = next;
    },
  });
  return heard;
}
