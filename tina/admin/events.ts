// Events that Tina does not offer: its actions, its forms, its saves.
import type { Form, TinaCMS } from 'tinacms';

type Dispatch = TinaCMS['dispatch'];
type Action = Parameters<Dispatch>[0];

/**
 * Makes an event of an editor, which is listened to from the first listener on. An error of a listener is reported
 * like any other: Tina would log it as a word and leave the page beside the form empty.
 */
function event<Told>(start: (cms: TinaCMS, tell: (told: Told) => void) => void) {
  const editors = new WeakMap<TinaCMS, ((told: Told) => void)[]>();
  return (cms: TinaCMS, listener: (told: Told) => void): void => {
    const listeners = editors.get(cms) ?? [];
    listeners.push(listener);
    if (editors.has(cms)) return;
    editors.set(cms, listeners);
    start(cms, (told) => {
      for (const listen of listeners) {
        try {
          listen(told);
        } catch (error) {
          reportError(error);
        }
      }
    });
  };
}

/**
 * Tina: reports no action of its pages; React hands its store to the editor with every component that is rendered.
 * Here: calls back after each action.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export const onAction = event<Action>((cms, tell) => {
  let dispatch: Dispatch | undefined = cms.dispatch;
  const dispatchAndTell: Dispatch = (action) => {
    dispatch?.(action);
    tell(action);
  };
  Object.defineProperty(cms, 'dispatch', {
    get: () => dispatchAndTell,
    set: (next: Dispatch) => {
      dispatch = next;
    },
  });
});

/**
 * Tina: reports no form, and adds the same one more than once.
 * Here: calls back once with each form, when it is added.
 */
export function onForm(cms: TinaCMS, listener: (form: Form) => void): void {
  const known = new WeakSet<Form>();
  onAction(cms, (action) => {
    if (action.type !== 'forms:add') return;
    const form = action.value as Form;
    if (known.has(form)) return;
    known.add(form);
    listener(form);
  });
}

/** Calls back each time that a form is saved. */
export function onSaved(form: Form, listener: () => void): void {
  let wasSubmitting = false;
  form.subscribe(
    ({ submitting, submitSucceeded }) => {
      const isSaved = wasSubmitting && !submitting && submitSucceeded;
      wasSubmitting = Boolean(submitting);
      if (isSaved) listener();
    },
    { submitting: true, submitSucceeded: true },
  );
}

/** An event of the window: another record's form is shown, whose id is the detail; null for none. */
export const OPENED = 'editor:opened';

/** Opens the panel of a group or an item in a form; an empty name opens the form itself. */
export const openPanel = (cms: TinaCMS, { id }: Pick<Form, 'id'>, fieldName: string): void =>
  cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: String(id), fieldName } });
