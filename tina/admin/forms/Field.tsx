// A field of a form: its label, its help, its control, and what is wrong with it.
import type { ChangeEvent, ComponentType } from 'react';
import type { Form } from 'tinacms';
import { directionOf } from '../../../content/schema/languages.ts';
import { COMMENTS_STYLE, FieldComments } from '../comments.tsx';
import { OWN_WORDS_STYLE, OwnWords } from '../translations/OwnWords.tsx';
import { isEmpty, type Original, OWN_LANGUAGE, originalOf } from '../translations/source.ts';
import { meanTheSame } from './unsavedForms.ts';

/** What Tina passes to the component of a field. */
export interface FieldProps<Value = string, Own = unknown> {
  readonly input: {
    readonly name: string;
    readonly value: Value;
    onChange(value: unknown): void;
    onBlur(): void;
    onFocus(): void;
  };
  readonly meta: {
    readonly error?: unknown;
    readonly modified?: boolean;
    readonly active?: boolean;
    readonly submitFailed?: boolean;
  };
  readonly field: Own & {
    readonly name: string;
    readonly label: string;
    readonly description?: string;
    readonly type?: string;
  };
  readonly tinaForm: Form;
}

/** What a control takes over: its id, and what describes it for screen readers. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly placeholder?: string;
}

export const FIELD_STYLE = `
.field { width: 100%; min-width: 0; margin-bottom: 1.25rem; padding: 0 .5rem; white-space: normal }
.field-label { display: block; margin-bottom: .35rem; font: 600 13px/1.4 Inter, sans-serif; color: var(--color-ink-2) }
.field-help { margin: -.2rem 0 .5rem; font-size: 13px; line-height: 1.4; color: var(--color-ink-2) }
.field-error { margin: .4rem 0 0; font-size: 13px; line-height: 1.4; color: #b3261e }
.field-note { margin: .4rem 0 0; font-size: 13px; color: var(--color-ink-2) }
.input { display: block; box-sizing: border-box; width: 100%; min-height: 42px; padding: .5rem .75rem; border: 1px solid var(--color-paper-rule); border-radius: 4px; background: #fff; color: var(--color-ink); font: 16px/1.5 Inter, sans-serif; text-overflow: ellipsis }
.input:hover { border-color: var(--color-ink-3) }
.input:focus { border-color: var(--color-graph-ink); outline: 2px solid var(--color-graph-wash); outline-offset: 0 }
.input[aria-invalid] { border-color: #b3261e }
/* WebKit draws its own in another style. */
:is(select.input, .page-bar select, .records select) { padding-inline-end: 2rem !important; appearance: none; background: #fff url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%23555' stroke-width='1.75'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E") no-repeat right .75rem center }
.page-bar select { background-color: transparent !important }
textarea.input { min-height: 7.5rem; resize: vertical }
.switch { position: relative; flex: none; width: 44px; height: 24px; margin: 0; appearance: none; border: 1px solid var(--color-ink-3); border-radius: 12px; background: #fff; cursor: pointer }
.switch::before { content: ''; position: absolute; inset: 3px auto 3px 3px; width: 16px; border-radius: 50%; background: var(--color-ink-3); transition: translate 120ms }
.switch:checked { border-color: var(--color-graph-ink); background: var(--color-graph-ink) }
.switch:checked::before { background: #fff; translate: 20px }
.field-row { display: flex; gap: .75rem; align-items: center; margin-bottom: .35rem }
.field-row .field-label { margin: 0 }
.field :is(button, .switch):focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.choice-field { position: relative }
.choice-field > button { position: absolute; inset: 0 0 0 auto; width: 42px }
.choices { z-index: 10000; padding: .25rem; overflow: auto; border: 1px solid var(--color-paper-rule); border-radius: 4px; outline: none; background: #fff; color: var(--color-ink); box-shadow: 0 8px 24px #0002 }
.choices > * { padding: .5rem .75rem; border-radius: 4px; font-size: 15px; cursor: pointer }
.choices > [data-focus] { background: var(--color-paper-rule) }
.link-button { margin-top: .4rem; font-size: 13px; color: var(--color-ink-2); text-decoration: underline; text-underline-offset: 3px }
.colour-well { flex: none; width: 42px; height: 42px; padding: 2px; border: 1px solid var(--color-paper-rule); border-radius: 4px; background: #fff }
.picture-field { display: flex; gap: .75rem; align-items: center; padding: .5rem; border: 1px solid var(--color-paper-rule); border-radius: 4px; background: #fff }
.picture-field[data-over] { border-color: var(--color-graph-ink); outline: 2px solid var(--color-graph-wash) }
.picture-field[data-empty] { border-style: dashed; border-color: var(--color-ink-3) }
.picture-field img { flex: none; width: 96px; height: 64px; object-fit: contain; border-radius: 2px; background: var(--color-paper-2) }
.picture-field div { display: flex; flex: 1; flex-wrap: wrap; gap: .25rem; min-width: 0 }
.picture-field small { flex: 1 0 100%; overflow: hidden; font-size: 13px; color: var(--color-ink-2); text-overflow: ellipsis; white-space: nowrap }
.picture-field button { min-height: 36px; padding: 0 .6rem; border: 1px solid var(--color-ink-3); border-radius: 4px; font-size: 13px }
.picture-field button:hover { background: var(--color-paper-2) }
${OWN_WORDS_STYLE}${COMMENTS_STYLE}`;

/**
 * What is wrong with a field, once it was changed or Save was pressed: an empty field is not wrong before a person has
 * come to it.
 */
const told = ({ error, modified, submitFailed }: FieldProps['meta']): string | undefined =>
  typeof error === 'string' && (modified || submitFailed) ? error : undefined;

/** The control of a text in another language. */
const inLanguage = ({ language: { locale } }: Original) => ({
  lang: locale,
  dir: directionOf(locale) ?? ('ltr' as const),
  placeholder: `Empty: visitors see the ${OWN_LANGUAGE} text`,
});

/** Words that are written again translate the text that is there now. */
const writing = ({ input, tinaForm }: FieldProps<never, unknown>, { was, confirm }: Original) => ({
  ...input,
  onChange: (value: unknown) =>
    tinaForm.finalForm.batch(() => {
      const before = input.value;
      input.onChange(value);
      const after = (value as ChangeEvent<HTMLInputElement> | undefined)?.target?.value ?? value;
      if (was !== undefined && !meanTheSame(before, after)) confirm();
    }),
});

/**
 * Makes a control a field: with a label, its help, and what is wrong with it (WCAG 1.3.1, 3.3.1, 4.1.2).
 * @param kind `beside` its label; a `group` of controls, each with a name of its own, such as a list
 */
export function labelled<Value, Own>(
  Control: ComponentType<FieldProps<Value, Own> & { control: ControlProps }>,
  kind?: 'beside' | 'group',
): ComponentType<FieldProps<Value, Own>> {
  return function Labelled(props) {
    const { input, meta, field, tinaForm } = props;
    const { name } = input;
    const original = originalOf(tinaForm, name);
    // Visitors see a translation only of what the record has.
    if (original && isEmpty(original.own) && isEmpty(input.value)) return null;
    const isText = original && kind !== 'group';
    const error = told(meta);
    const ids = [
      field.description && `${name}-help`,
      isText && `${name}-own`,
      error && `${name}-error`,
    ].filter(Boolean);
    const control = (
      <Control
        {...props}
        {...(isText && { input: writing(props as never, original) as never })}
        control={{
          ...(isText && inLanguage(original)),
          id: name,
          'aria-describedby': ids.join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      />
    );
    const words = { className: 'field-label', id: `${name}-label` };
    const label =
      kind === 'group' ? (
        <span {...words}>{field.label}</span>
      ) : (
        <label htmlFor={name} {...words}>
          {field.label}
        </label>
      );
    return (
      <div className="field" data-name={name} data-language={original?.language.prefix}>
        {kind === 'beside' ? (
          <div className="field-row">
            {control}
            {label}
          </div>
        ) : (
          label
        )}
        {field.description && (
          <p className="field-help" id={`${name}-help`}>
            {field.description}
          </p>
        )}
        {isText && (
          <OwnWords
            id={`${name}-own`}
            original={original}
            isFormatted={field.type === 'rich-text'}
          />
        )}
        {kind !== 'beside' && control}
        <FieldComments name={name} />
        {error && (
          <p className="field-error" id={`${name}-error`}>
            {error}
          </p>
        )}
      </div>
    );
  };
}
