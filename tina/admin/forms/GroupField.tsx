import { FieldsBuilder, type Form, type TinaCMS, useCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { onForm, openPanel } from '../events.ts';
import { isEmpty, originalOf } from '../translations/source.ts';

const STYLE = `
.field-group { width: 100%; min-width: 0; margin: 0 0 1.25rem; padding: 0 .5rem }
.field-group > legend { padding: 0; font: 600 13px/1.4 Inter, sans-serif; color: var(--color-ink-2) }
.field-group > p { margin: 0; font-size: 13px; color: var(--color-ink-2); white-space: normal }
.field-group > div { padding: .75rem 0 0 .25rem; border-left: 2px solid var(--color-paper-rule); margin-top: .5rem }
.group-open { display: flex; gap: .75rem; align-items: center; width: calc(100% - 1rem); margin: 0 .5rem 1.25rem; padding: .7rem .85rem; border: 1px solid var(--color-paper-rule); border-radius: 4px; background: #fff; text-align: left; white-space: normal; font: 600 14px/1.4 Inter, sans-serif }
.group-open:hover { border-color: var(--color-ink-3) }
.group-open:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.group-open span { flex: 1 }
.group-open small { display: block; font-size: 13px; font-weight: 400; color: var(--color-ink-2) }
`;

/** How many fields a group may have whose fields are in the form around it. */
const MOST = 4;

type Field = Form['fields'][number];

/** Whether the fields of a group are shown in the form around it: a few, each of one line or a few. */
const isInPlace = ({ type, list, fields = [] }: Field): boolean =>
  type === 'object' &&
  !list &&
  fields.length <= MOST &&
  fields.every((one: Field) => one.type !== 'object' && one.type !== 'rich-text');

type Values = Readonly<Record<string, unknown>>;

interface Props {
  readonly input: { readonly name: string };
  readonly field: Field;
  readonly tinaForm: Form;
}

/** A group of fields: a small one as part of the form, a large one as a button that opens its panel. */
function Group({ input: { name }, field, tinaForm }: Props) {
  const cms = useCMS() as TinaCMS;
  const { label, description, fields = [] } = field;
  const original = originalOf(tinaForm, name);
  if (original && isEmpty(original.own)) return null;
  if (!isInPlace(field))
    return (
      <button type="button" className="group-open" onClick={() => openPanel(cms, tinaForm, name)}>
        <span>
          {label}
          {description && <small>{description}</small>}
        </span>
        <span aria-hidden="true" style={{ flex: 'none' }}>
          ›
        </span>
      </button>
    );
  const active = cms.state.forms.find((one) => one.tinaForm === tinaForm)?.activeFieldName;
  return (
    <fieldset className="field-group">
      <legend>{label}</legend>
      {description && <p>{description}</p>}
      <FieldsBuilder
        form={tinaForm}
        fields={fields.map((one: Field) => ({ ...one, name: `${name}.${one.name}` }))}
        activeFieldName={active ?? undefined}
      />
    </fieldset>
  );
}

/** Registered with Tina by its name. */
export const groupField = { name: 'group', Component: Group };

/**
 * Tina: opens each group in a panel of its own, one step deeper, also one of two fields.
 * Here: a field of a small group is in the panel around the group.
 * Written for tinacms 3.14.1.
 */
export function groupsInPlace(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  onForm(cms, (form) => {
    const fieldsOf = form.getActiveField.bind(form);
    form.getActiveField = (name) => fieldsOf(panelOf(form, name ?? ''));
  });
}

/** The name of the group or the item in whose panel a field is; empty for the form itself. */
function panelOf({ fields, finalForm }: Form, name: string): string {
  const steps = name.split('.');
  let inside: readonly Field[] = fields;
  let values = finalForm.getState().values as Values | undefined;
  let panel = 0;
  for (let at = 0; at < steps.length; at++) {
    const field = inside.find((one) => one.name === steps[at]);
    // Tina finds a formatted text, and what is in it, by its whole name.
    if (field?.type === 'rich-text') return name;
    if (field?.type !== 'object') break;
    values = values?.[String(steps[at])] as Values | undefined;
    if (field.list) {
      at++;
      if (at >= steps.length) break;
      values = values?.[String(steps[at])] as Values | undefined;
    }
    if (!isInPlace(field)) panel = at + 1;
    inside = (field.templates?.[String(values?._template)] ?? field).fields;
  }
  return steps.slice(0, panel).join('.');
}

/** The fields that a panel shows, those of small groups among them, by their whole names. */
export const fieldsInPlace = (form: Form, panel: string): readonly Field[] =>
  form
    .getActiveField(panel)
    .fields.flatMap((field: Field): readonly Field[] =>
      isInPlace(field)
        ? (field.fields ?? []).map((one: Field) => ({ ...one, name: `${field.name}.${one.name}` }))
        : [field],
    );
