// One undo and redo for a form, across its fields and sections, also after it was saved.
import { useSyncExternalStore } from 'react';
import type { Form, TinaCMS } from 'tinacms';
import { onForm } from '../events.ts';
import { changedFields } from './mergeForm.ts';

type Values = Record<string, unknown>;

/** What a list says of a step, such as that an item was deleted. */
export interface Note {
  /** The name of the list in the form. */
  readonly list: string;
  /** The item's place before. */
  readonly index: number;
  readonly words: string;
}

export interface Step {
  /** The values that undoing or redoing it restores. */
  readonly there: Values;
  /** The values before that; undefined while the form still has them. */
  here?: Values;
  readonly note?: Note;
}

interface Steps {
  past: readonly Step[];
  future: readonly Step[];
  /** The note of the next step. */
  next?: Note;
  /** While changes are not recorded: others' changes, ids of items, undo and redo. */
  isPaused: boolean;
  readonly listeners: Set<() => void>;
}

const NONE: Steps = { past: [], future: [], isPaused: false, listeners: new Set() };
const all = new WeakMap<Form['finalForm'], Steps>();
export const stepsOf = ({ finalForm }: Pick<Form, 'finalForm'>): Steps =>
  all.get(finalForm) ?? NONE;

/** Letters typed in one field with shorter pauses are one step. */
const PAUSE_MS = 1_000;
/** How many steps a form keeps. */
const MOST = 200;

/** A control that a person types into. */
export const TEXT =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Keeps the steps of each form. */
export const keepSteps = (cms: TinaCMS): void => onForm(cms, follow);

function follow(form: Form): void {
  const steps: Steps = { ...NONE, listeners: new Set() };
  all.set(form.finalForm, steps);
  let { values, initialValues } = form.finalForm.getState() as {
    values: Values;
    initialValues: unknown;
  };
  let typedIn: Element | null = null;
  let at = 0;
  form.subscribe(
    (now) => {
      const [before, isBegun] = [values, now.initialValues !== initialValues];
      ({ initialValues } = now);
      values = now.values as Values;
      if (values === before || steps.isPaused) return;
      // The form begins from what is stored, with others' changes: the last step ends before it.
      if (isBegun) return close(steps, before);
      if (Object.keys(changedFields(before, values)).length === 0) return;
      const field = document.activeElement?.matches(TEXT) ? document.activeElement : null;
      const isSame = field !== null && field === typedIn && Date.now() - at < PAUSE_MS;
      [typedIn, at] = [field, Date.now()];
      if (isSame && steps.past.at(-1)?.here === undefined && steps.past.length > 0) return;
      close(steps, before);
      const step = { there: before, ...(steps.next && { note: steps.next }) };
      steps.next = undefined;
      setSteps(steps, [...steps.past, step].slice(-MOST), []);
    },
    { values: true, initialValues: true },
  );
}

/** Records the values at the end of the last step, before they change without a step. */
function close({ past, future }: Steps, values: Values): void {
  for (const step of [past.at(-1), future.at(-1)]) if (step) step.here ??= values;
}

export function setSteps(steps: Steps, past: Steps['past'], future: Steps['future']): void {
  Object.assign(steps, { past, future });
  for (const listen of steps.listeners) listen();
}

/**
 * Changes a form without a step.
 * @param before the values of the form, where others' changes come in: the last step ends there
 */
export function withoutStep<Result>(
  form: Pick<Form, 'finalForm'>,
  change: () => Result,
  before?: Values,
): Result {
  const steps = stepsOf(form);
  if (before) close(steps, before);
  const { isPaused } = steps;
  steps.isPaused = true;
  try {
    return change();
  } finally {
    steps.isPaused = isPaused;
  }
}

/** The next change of the form is a step with this note. */
export const noteStep = (form: Form, note: Note): void => {
  stepsOf(form).next = note;
};

/** The steps of a form, for what shows them. */
export function useSteps(form: Form): Pick<Steps, 'past' | 'future'> {
  const steps = stepsOf(form);
  const listen = (listener: () => void) => {
    steps.listeners.add(listener);
    return () => steps.listeners.delete(listener);
  };
  const past = useSyncExternalStore(listen, () => steps.past);
  const future = useSyncExternalStore(listen, () => steps.future);
  return { past, future };
}
