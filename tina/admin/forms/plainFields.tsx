// The fields of one value: words, numbers, choices, switches, colours and pictures.
import { type ComponentType, type DragEvent, useEffect, useRef, useState } from 'react';
import { MdxFieldPlugin, type TinaCMS, useCMS } from 'tinacms';
import { misfitOf } from '../../../content/load/pictures/cropTo.ts';
import type { Size } from '../../../content/load/pictures/decoded.ts';
import { valueAt } from '../../../content/load/read/schemaWalk.ts';
import type { PictureFit } from '../../../content/schema/cms.ts';
import { choosePicture } from '../pictures/Pictures.tsx';
import { uploadPicture } from '../pictures/upload.ts';
import { isEmpty } from '../translations/source.ts';
import { type ControlProps, type FieldProps, labelled } from './Field.tsx';

type Props<Value = string, Own = unknown> = FieldProps<Value, Own> & { control: ControlProps };

/** Tina’s forms keep '' where a person has cleared a field; a record then has no value. */
const parse = (value: unknown) => value || '';

const Text = ({ input, control }: Props) => (
  <input {...input} {...control} type="text" className="input" autoComplete="off" />
);

const LongText = ({ input, control }: Props) => (
  <textarea {...input} {...control} rows={5} className="input" />
);

const Whole = ({ input, control }: Props) => (
  <input {...input} {...control} type="number" step="any" className="input" />
);

type Option = { readonly value: string; readonly label: string };

const Choice = ({ input, field, control }: Props<string, { options: readonly Option[] }>) => (
  <select {...input} {...control} className="input">
    {field.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

const Switch = ({ input, control }: Props<boolean>) => (
  <input
    {...control}
    name={input.name}
    type="checkbox"
    className="switch"
    checked={Boolean(input.value)}
    onChange={({ target }) => input.onChange(target.checked)}
    onFocus={() => input.onFocus()}
    onBlur={() => input.onBlur()}
  />
);

/** A colour as the record has it, and a well to choose it by sight. */
const Colour = ({ input, field, control }: Props) => (
  <div className="field-row">
    <input
      type="color"
      className="colour-well"
      aria-label={`${field.label}: choose by sight`}
      value={/^#[\da-f]{6}$/i.test(input.value) ? input.value.toLowerCase() : '#ffffff'}
      onChange={({ target }) => input.onChange(target.value)}
    />
    <input {...input} {...control} type="text" className="input" autoComplete="off" />
  </div>
);

interface PictureField {
  readonly accept?: readonly string[];
  readonly fit?: PictureFit;
  uploadDir(): string;
}

/** A picture: chosen among those of the site, from this computer, or dropped. */
function Picture({ input, field, control, tinaForm }: Props<string, PictureField>) {
  const cms = useCMS() as TinaCMS;
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isSending, setSending] = useState(false);
  const { name, value } = input;
  const folder = field.uploadDir();
  const isOldDescribed = useOldDescribed(tinaForm, name);
  const [measured, setMeasured] = useState<Size & { src: string }>();
  // An SVG is sharp at any size.
  const size = measured?.src === value && !value.endsWith('.svg') ? measured : undefined;
  const misfit = size && field.fit && misfitOf(size, field.fit);
  const send = async (sent: File | undefined) => {
    if (!sent) return;
    setSending(true);
    const src = await uploadPicture(cms, folder, sent);
    setSending(false);
    if (src) input.onChange(src);
  };
  const choose = () =>
    choosePicture(cms, { folder, accept: field.accept, onChoose: (src) => input.onChange(src) });
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here, the buttons do too. */}
      <div
        className="picture-field"
        data-empty={value ? undefined : ''}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        {value && (
          <img
            src={value}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setMeasured({ src: value, width, height })
            }
          />
        )}
        <div>
          <small>
            {isSending ? 'Uploading…' : value ? value.split('/').at(-1) : 'Drop a picture here, or'}
          </small>
          <button
            type="button"
            {...control}
            aria-label={`${value ? 'Replace' : 'Choose'} ${field.label}`}
            onClick={choose}
          >
            {value ? 'Replace' : 'Choose'}
          </button>
          <button
            type="button"
            aria-label={`Upload ${field.label}`}
            onClick={() => file.current?.click()}
          >
            Upload
          </button>
          {value && (
            <button
              type="button"
              aria-label={`Remove ${field.label}`}
              onClick={() => input.onChange('')}
            >
              Remove
            </button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          name={name}
          hidden
          accept={field.accept?.map((ending) => `.${ending}`).join(',')}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {misfit && (
        <p className="field-note" role="status">
          {`This picture is ${size.width} by ${size.height} px: ${misfit.rule}. ${misfit.fix}`}
        </p>
      )}
      {isOldDescribed && (
        <p className="field-note" role="status">
          The picture is another one: does “What the picture shows” still describe it?
        </p>
      )}
    </>
  );
}

/** Whether a picture was replaced since its field was opened, and its description was not. An autosave ends nothing. */
function useOldDescribed({ id, finalForm }: FieldProps['tinaForm'], name: string): boolean {
  const path = name.split('.');
  const at = (key = '') => valueAt(finalForm.getState().values, [...path.slice(0, -1), key]);
  const now = { field: `${id} ${name}`, picture: at(path.at(-1)), words: at('alt') };
  const opened = useRef(now);
  // React uses the control again for the same field of another item.
  if (opened.current.field !== now.field) opened.current = now;
  const { picture, words } = opened.current;
  return Boolean(picture && now.picture && picture !== now.picture && words && words === now.words);
}

/** Tina's editor of formatted texts, with this label in place of its own. */
function FormattedText({ control, ...props }: Props<object>) {
  const root = useRef<HTMLDivElement>(null);
  const Component = MdxFieldPlugin.Component as ComponentType<object>;
  const inside = { ...props, meta: {}, field: { ...props.field, label: false, description: '' } };
  const { id, 'aria-describedby': described, 'aria-invalid': invalid } = control;
  const { lang, dir, placeholder } = control;
  const { input } = props;
  // After each time: the text is another element once the form was reset.
  useEffect(() => {
    const text = root.current?.querySelector<HTMLElement>('[contenteditable=true]');
    if (!text) return;
    text.setAttribute('aria-labelledby', `${id}-label`);
    text.toggleAttribute('aria-invalid', invalid === true);
    if (described) text.setAttribute('aria-describedby', described);
    if (lang && dir) Object.assign(text, { lang, dir });
    // What is no input of HTML takes no focus from its label by itself.
    const label = document.getElementById(`${id}-label`);
    if (label) label.onclick = () => text.focus();
  });
  return (
    <div ref={root}>
      <Component {...inside} />
      {placeholder && isEmpty(input.value) && <p className="field-note">{placeholder}</p>}
    </div>
  );
}

/** Each takes the place of Tina's own of that name, and `formField` names the last. */
export const plainFields = [
  { name: 'text', parse, Component: labelled(Text) },
  { name: 'textarea', parse, Component: labelled(LongText) },
  { name: 'number', Component: labelled(Whole) },
  { name: 'select', parse, Component: labelled(Choice) },
  { name: 'toggle', Component: labelled(Switch, 'beside') },
  { name: 'color', parse, Component: labelled(Colour) },
  { name: 'image', parse, Component: labelled(Picture) },
  { name: 'formatted', Component: labelled(FormattedText) },
];
