// The form that is open: its head, its fields, and what can be done with the record.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Form, FormBuilder, type TinaCMS } from 'tinacms';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { hashOf } from '../shared/editorAddress.ts';
import { isService } from '../shared/Here.ts';
import { OPENED } from './events.ts';
import { FormHead, HEAD_STYLE } from './FormHead.tsx';
import { FIELD_STYLE } from './forms/Field.tsx';
import { useSteps } from './forms/undo.ts';
import { collectionOf } from './forms/unsavedForms.ts';
import { walk } from './forms/walk.ts';
import { tellWrong, wrongFields } from './forms/wrongFields.tsx';
import { openHistory } from './history.tsx';
import { focusOn } from './keyboard.ts';
import { showForm } from './pageForms.ts';

export const FORM_STYLE = `
.form-pane { display: flex; flex: none; flex-direction: column; width: 28rem; min-width: 20rem; max-width: 60vw; overflow: hidden; resize: horizontal; border-inline-end: 1px solid var(--color-paper-rule); background: var(--color-paper) }
.form-pane > p { padding: 1.5rem; color: var(--color-ink-2) }
/* The row covers the head of the form, and lets presses through to its links. */
.sheet-grip { position: relative; display: none; flex: none; justify-content: end; margin-bottom: -3.25rem; padding-top: .5rem; pointer-events: none }
.sheet-grip button { min-height: 44px; padding: 0 1.25rem; pointer-events: auto; font-size: 14px; font-weight: 600; color: var(--color-graph-ink) }
.sheet-grip .sheet-drag { position: absolute; inset: 0 auto auto 50%; width: 7rem; padding: 0; translate: -50%; touch-action: none; cursor: ns-resize }
.sheet-drag::before { content: ""; position: absolute; inset: 8px 34px auto; height: 5px; border-radius: 3px; background: var(--color-paper-rule) }
.sheet-grip :focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -4px }
.form-foot { display: flex; flex: none; gap: .25rem; align-items: center; padding: .6rem 1.5rem; border-top: 1px solid var(--color-paper-rule) }
.form-foot:focus { outline: none }
.form-foot button { min-width: 40px; min-height: 40px; padding: 0 .5rem; border-radius: 4px; font-size: 14px; color: var(--color-ink-2) }
.form-foot button:hover:enabled { color: var(--color-ink); background: var(--color-paper-2) }
.form-foot button:disabled { opacity: .35 }
.form-foot .form-save { min-width: 94px; margin-inline-start: auto; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600 }
.form-foot .form-save:hover { background: var(--color-ink); color: #fff }
/* Where what is typed is saved by itself, the next step is in the bar. */
.form-foot .form-save[data-quiet] { border: 1px solid var(--color-ink-3); background: none; color: var(--color-ink) }
.form-foot .form-save[aria-disabled=true] { border: 0; background: var(--color-paper-2); color: var(--color-ink-2) }
.form-foot button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.form-foot svg { display: block; margin: auto }
@media (max-width: 60rem) {
  .form-pane { width: 100% !important; max-width: none; height: var(--sheet, 58%); resize: none; border: 0; border-radius: 12px 12px 0 0; box-shadow: 0 -8px 32px #0003 }
  .form-pane > .sheet-grip { display: flex }
  .desk:has(.form-pane) .page-bar > button { display: none }
}
${HEAD_STYLE}${FIELD_STYLE}`;

/** Where the browser keeps how wide a person has made the form. */
const WIDTH = 'form-width';

const STEPS = {
  undo: { words: 'Undo', path: 'M4 9h10a5 5 0 0 1 0 10H8M8 5 4 9l4 4' },
  redo: { words: 'Redo', path: 'M20 9H10a5 5 0 0 0 0 10h6M16 5l4 4-4 4' },
} as const;

export function FormPane({ cms }: { cms: TinaCMS }) {
  const { forms, activeFormId } = cms.state;
  const open = forms.find(({ tinaForm }) => tinaForm.id === activeFormId);
  const id = open?.tinaForm.id ?? null;
  useEffect(() => {
    const tell = (detail: string | null) => {
      window.dispatchEvent(new CustomEvent(OPENED, { detail }));
    };
    tell(id);
    // After a choice in the bar's menu, the focus moves to the heading of the form, which a screen reader announces. Until
    // the record is read, this is still the previous form.
    const isWanted = id && location.hash === hashOf({ record: id });
    if (isWanted && document.activeElement?.closest('#editor-bar'))
      focusOn(document.querySelector<HTMLElement>('.form-head h2'));
    return () => tell(null);
  }, [id]);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      const width = pane.current?.style.width;
      if (width) localStorage.setItem(WIDTH, width);
    });
    if (pane.current) watch.observe(pane.current);
    return () => watch.disconnect();
  }, []);
  const form = open?.tinaForm as Form | undefined;
  return (
    <section
      ref={pane}
      className="form-pane"
      aria-label="The form"
      style={{ width: localStorage.getItem(WIDTH) ?? undefined }}
    >
      <Grip cms={cms} pane={pane} />
      {form ? (
        <>
          <FormHead cms={cms} form={form} panel={open?.activeFieldName ?? ''} />
          <FormBuilder form={open as never} hideFooter />
          <Foot key={form.id} cms={cms} form={form} />
        </>
      ) : (
        <p role="status">The form opens.</p>
      )}
    </section>
  );
}

/** Heights of a phone's sheet in percent: the lowest, that of a tap, and the highest. */
const [LOW, TALL, HIGH] = [25, 85, 94];

/** On a phone, the upper edge of the form: it is dragged to another height, or tapped; and the way back to the page. */
function Grip({ cms, pane }: { cms: TinaCMS; pane: RefObject<HTMLElement | null> }) {
  const [isTall, setTall] = useState(false);
  const dragged = useRef(false);
  const setHeight = (height: string) => pane.current?.style.setProperty('--sheet', height);
  const drag = ({ clientY, buttons }: PointerEvent) => {
    const room = pane.current?.parentElement?.getBoundingClientRect();
    if (!room || buttons === 0) return;
    dragged.current = true;
    const percent = ((room.bottom - clientY) / room.height) * 100;
    setHeight(`${Math.min(Math.max(percent, LOW), HIGH)}%`);
  };
  const turn = () => {
    if (!dragged.current) {
      setHeight(isTall ? '' : `${TALL}%`);
      setTall(!isTall);
    }
    dragged.current = false;
  };
  return (
    <div className="sheet-grip">
      <button
        type="button"
        className="sheet-drag"
        aria-label={isTall ? 'Make the form lower' : 'Make the form higher'}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onClick={turn}
      />
      <button type="button" onClick={() => showForm(cms, false)}>
        Done
      </button>
    </div>
  );
}

/** Says why a form cannot be saved: the fields that are wrong, also in groups that are not open, or no changes. */
function explainUnsaved(cms: TinaCMS, form: Form): void {
  const { values, hasValidationErrors } = form.finalForm.getState();
  const wrong = wrongFields(collectionOf(form), values as Fields);
  // It is refused, and each field says what is wrong with it.
  if (hasValidationErrors) void form.submit();
  if (wrong.length > 0) tellWrong(cms, form, wrong);
  else cms.alerts.info('Nothing to save: nothing has changed.');
}

/** Undo, redo, the history, and Save, which says what is in the way. */
function Foot({ cms, form }: { cms: TinaCMS; form: Form }) {
  const { past, future } = useSteps(form);
  const can = { undo: past.length > 0, redo: future.length > 0 };
  const { canSave, isSaving } = useSaving(form);
  const save = () => {
    if (canSave) void form.submit();
    else if (!isSaving) explainUnsaved(cms, form);
  };
  return (
    <div className="form-foot">
      {(['undo', 'redo'] as const).map((way) => (
        <button
          key={way}
          type="button"
          aria-label={STEPS[way].words}
          title={STEPS[way].words}
          disabled={!can[way]}
          onClick={() => walk(cms, form, way)}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d={STEPS[way].path} />
          </svg>
        </button>
      ))}
      {form.crudType !== 'create' && (
        <button type="button" onClick={() => openHistory(cms, form)}>
          History
        </button>
      )}
      <button
        type="button"
        className="form-save"
        data-quiet={isService() && form.crudType !== 'create' ? '' : undefined}
        aria-disabled={!canSave}
        onClick={save}
      >
        Save
      </button>
    </div>
  );
}

/** Whether a form has something that can be saved. */
function useSaving(form: Form): { canSave: boolean; isSaving: boolean } {
  const [state, set] = useState({ canSave: false, isSaving: false });
  useEffect(
    () =>
      form.subscribe(
        ({ pristine, submitting = false, hasValidationErrors }) =>
          set({ canSave: !pristine && !submitting && !hasValidationErrors, isSaving: submitting }),
        { pristine: true, submitting: true, hasValidationErrors: true },
      ),
    [form],
  );
  return state;
}
