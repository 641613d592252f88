// Autosave in a proposal.
import type { Form, TinaCMS } from 'tinacms';
import { onForm } from '../events.ts';
import { identify } from '../forms/adopt.ts';
import { collectionOf, isUnsaved } from '../forms/unsavedForms.ts';
import { wrongFields } from '../forms/wrongFields.tsx';
import { Unreachable } from './fetchJson.ts';
import { autosaveRecord } from './saveRecord.ts';

/** How long nothing changes before it is saved. */
const QUIET_MS = 2_000;

/** When it is tried again where nothing answers. */
const AGAIN_MS = 15_000;

/** What is being saved just now. */
const underWay = new WeakMap<Form, Promise<unknown>>();

/** The autosave of a form that is under way: the next save begins from it. */
export const autosaveOf = (form: Form) => underWay.get(form);

/**
 * Saves each record two seconds after its last change that the check accepts. What needs a decision, a new record and
 * what was sent for review are saved by the button alone.
 * @param tell says below the form of a file whether it is saved, and why not
 */
export function autosave(cms: TinaCMS, tell: (file: string, words: string) => void): void {
  onForm(cms, (form) => {
    if (form.crudType === 'create') return;
    const say = (words: string) => tell(form.path, words);
    let timer: number | undefined;
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(save, wait);
    };
    const save = async () => {
      const isOpen = cms.state.forms.some(({ tinaForm }) => tinaForm === form);
      if (!isOpen || !isUnsaved(form)) return;
      if (form.finalForm.getState().submitting || underWay.has(form)) return later(QUIET_MS);
      const [collection, values] = [collectionOf(form), identify(form)];
      const [wrong] = wrongFields(collection, values);
      if (wrong) return say(`Not saved yet. ${wrong.words}`);
      const saving = autosaveRecord({ cms, collection, form, values }).catch((error: Error) => {
        if (error instanceof Unreachable) later(AGAIN_MS);
        return error.message;
      });
      underWay.set(form, saving);
      const why = await saving;
      underWay.delete(form);
      say(why ? `Not saved. ${why}` : isUnsaved(form) ? '' : 'Saved.');
    };
    form.subscribe(
      () => {
        say('');
        later(QUIET_MS);
      },
      { values: true },
    );
  });
}
