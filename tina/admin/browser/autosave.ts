// Autosave in a proposal.
import type { Form, TinaCMS } from 'tinacms';
import { clockText } from '../../../content/schema/datetime.ts';
import { onAction, onForm } from '../events.ts';
import { identify } from '../forms/adopt.ts';
import { collectionOf, isUnsaved, nameOf } from '../forms/unsavedForms.ts';
import { wrongFields } from '../forms/wrongFields.tsx';
import { Unreachable } from './fetchJson.ts';
import { autosaveRecord } from './saveRecord.ts';

/** How long nothing changes before it is saved. */
const QUIET_MS = 2_000;

/** When it is tried again where nothing answers. */
const AGAIN_MS = 15_000;

const UNTIL_CLOSED = 0;

/** What is being saved just now. */
const underWay = new WeakMap<Form, Promise<unknown>>();

/** The autosave of a form that is under way: the next save begins from it. */
export const autosaveOf = (form: Form) => underWay.get(form);

const begins = new WeakMap<Form, () => boolean>();

/**
 * Begins the autosave of a form without a pause, because the form is left.
 * @returns false where only the button saves it: a new record, what the check refuses, or what the service refused last
 */
export const saveNow = (form: Form): boolean => begins.get(form)?.() ?? false;

/** After this action the forms of a page are gone. */
const CLOSES = 'form-lists:clear';

/**
 * Saves each record two seconds after its last change that the check accepts, and at once when its form closes. What
 * needs a decision, a new record and what was sent for review are saved by the button alone.
 * @param tell says below the form of a file whether it is saved, and why not
 */
export function autosave(cms: TinaCMS, tell: (file: string, words: string) => void): void {
  /** The forms that wait for a pause. */
  const waiting = new Set<Form>();
  const saveAll = () => {
    for (const form of waiting) saveNow(form);
  };
  onAction(cms, ({ type }) => {
    if (type === CLOSES) saveAll();
  });
  // On a phone, a page that is closed is only hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saveAll();
  });
  onForm(cms, (form) => {
    if (form.crudType === 'create') return;
    const say = (words: string) => tell(form.path, words);
    let timer: number | undefined;
    let isRefused = false;
    const later = (wait: number) => {
      clearTimeout(timer);
      waiting.add(form);
      timer = window.setTimeout(begin, wait);
    };
    const begin = (): boolean => {
      waiting.delete(form);
      if (!isUnsaved(form)) return true;
      const before = underWay.get(form);
      if (before || form.finalForm.getState().submitting) {
        later(QUIET_MS);
        return before !== undefined;
      }
      const [wrong] = wrongFields(collectionOf(form), identify(form));
      if (wrong) say(`Not saved yet. ${wrong.words}`);
      else void save();
      return !wrong && !isRefused;
    };
    const save = async () => {
      clearTimeout(timer);
      const [collection, values] = [collectionOf(form), identify(form)];
      const saving = autosaveRecord({ cms, collection, form, values }).catch((error: Error) => {
        if (error instanceof Unreachable) later(AGAIN_MS);
        return error.message;
      });
      underWay.set(form, saving);
      const why = await saving;
      underWay.delete(form);
      isRefused = Boolean(why);
      say(
        why
          ? `Not saved. ${why}`
          : isUnsaved(form)
            ? ''
            : `Saved ${clockText(new Date().toISOString()).slice(-5)}`,
      );
      const isOpen = cms.state.forms.some(({ tinaForm }) => tinaForm === form);
      if (why && !isOpen) cms.alerts.error(closedWords(form, why), UNTIL_CLOSED);
    };
    begins.set(form, begin);
    form.subscribe(
      () => {
        say('');
        later(QUIET_MS);
      },
      { values: true },
    );
  });
}

const closedWords = (form: Form, why: string) =>
  `Not saved: ${nameOf(form)}. ${why} What you typed is kept in this browser, and offered when you open it again.`;
