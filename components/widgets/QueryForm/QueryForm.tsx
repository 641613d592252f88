import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { FormAlert, MailLink } from './FormAlert.tsx';
import { DigitScale, LengthScale, PhoneMeasure, QueryMeasure } from './Measures.tsx';
import { QUERY_FORMS, type QueryFormName } from './queryForms.ts';
import {
  brokenRule,
  countCharacters,
  EMPTY_QUERY,
  QUERY_FIELDS,
  type QueryValues,
} from './queryRules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useDelivery } from './useDelivery.ts';
import { useDraft } from './useDraft.ts';

const { phone, bio } = QUERY_FIELDS;

interface QueryFormProps {
  form: QueryFormName;
  /** Where to write when the form cannot be used. */
  mail: string;
}

/**
 * The contact form and the demo-request form: one shape, two destinations. Validates when it is sent,
 * then as the person corrects; empties itself on success, keeps everything on failure.
 */
export function QueryForm({ form, mail }: QueryFormProps) {
  const { id, submit } = QUERY_FORMS[form];
  // No default values: what stands in the fields when the form hydrates is what was typed.
  const fields = useForm<QueryValues>();
  const { errors } = fields.formState;
  const typed = useDraft(id, fields);
  const { delivery, send, dismiss } = useDelivery(form, () => fields.reset(EMPTY_QUERY));
  const honeypot = useRef<HTMLInputElement>(null);

  const sending = delivery.state === 'sending';
  const digits = typed.phone.replaceAll(/[^0-9]/g, '').length;
  const fieldId = (name: keyof QueryValues) => `${id}-${name}`;
  const bound = (name: keyof QueryValues) => ({
    ...fields.register(name, { validate: (value) => brokenRule(name, value) }),
    readOnly: sending,
  });
  const labelled = (name: keyof QueryValues) => ({
    id: fieldId(name),
    label: QUERY_FIELDS[name].label,
    error: errors[name]?.message,
  });

  return (
    <div className="@container">
      <form
        id={id}
        aria-label={submit}
        // Outside a dialog this method does nothing: without its script the form must not put what
        // was typed into the address.
        method="dialog"
        noValidate
        onSubmit={fields.handleSubmit((values) => send(values, honeypot.current?.value ?? ''))}
        className="grid grid-cols-1 gap-x-6 gap-y-6 @md:grid-cols-2"
      >
        <ErrorSummary formId={id} errors={errors} onChoose={(name) => fields.setFocus(name)} />
        <Field {...labelled('names')} className="col-span-full">
          {(control) => <input {...control} {...bound('names')} type="text" autoComplete="name" />}
        </Field>
        <Field {...labelled('username')}>
          {(control) => (
            <input
              {...control}
              {...bound('username')}
              type="text"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          {...labelled('phone')}
          scale={<DigitScale count={phone.digits} filled={digits} />}
          hint={`${phone.digits} digits only`}
          measure={<PhoneMeasure digits={digits} others={countCharacters(typed.phone) - digits} />}
        >
          {(control) => (
            <input
              {...control}
              {...bound('phone')}
              type="text"
              inputMode="numeric"
              autoComplete="tel-national"
              className={`${control.className} figures`}
            />
          )}
        </Field>
        <Field
          {...labelled('bio')}
          scale={<LengthScale min={bio.min} max={bio.max} filled={countCharacters(typed.bio)} />}
          hint={`${bio.min} to ${bio.max} characters`}
          measure={<QueryMeasure text={typed.bio} />}
          className="col-span-full"
        >
          {(control) => (
            <textarea
              {...control}
              {...bound('bio')}
              rows={5}
              className={`${control.className} resize-y`}
            />
          )}
        </Field>
        {/* Only a machine fills this in. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-website`}>Website</label>
          <input
            ref={honeypot}
            id={`${id}-website`}
            name="website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <div className="col-span-full grid gap-4">
          {delivery.state === 'ended' && (
            <FormAlert
              notice={delivery.notice}
              mail={mail}
              onDismiss={() => {
                dismiss();
                document.getElementById(`${id}-submit`)?.focus();
              }}
            />
          )}
          <SubmitButton
            id={`${id}-submit`}
            label={submit}
            sending={sending}
            slow={sending && delivery.slow}
          />
          <noscript>
            <p className="text-text-2">
              This form needs JavaScript. Write to <MailLink mail={mail} /> and a person answers
              just the same.
            </p>
          </noscript>
          <p role="alert" className="hidden text-text-2 in-[[failed]]:block">
            The form could not be loaded. Write to <MailLink mail={mail} /> and a person answers
            just the same.
          </p>
        </div>
      </form>
    </div>
  );
}
