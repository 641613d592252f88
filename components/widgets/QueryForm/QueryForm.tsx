import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { fill } from '../../../content/schema/fill.ts';
import type { Forms } from '../../../content/schema/forms.ts';
import { useDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { ErrorSummary, FormAlert, WithMail } from './FormMessages.tsx';
import { DigitScale, LengthScale, PhoneMeasure, QueryMeasure } from './Measures.tsx';
import { digitsIn, digitsText, isPhone, plainPhone } from './phoneNumber.ts';
import {
  brokenRule,
  countCharacters,
  EMPTY_QUERY,
  QUERY_FORMS,
  QUERY_NAMES,
  QUERY_RULES,
  type QueryFormName,
  type QueryValues,
} from './queryRules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useDelivery } from './useDelivery.ts';

const { bio } = QUERY_RULES;

/** Mail addresses and phone numbers run from left to right in every language; they stay at the side of their label. */
const AT_LABEL = 'rtl:text-right';

export interface QueryFormProps {
  form: QueryFormName;
  /** The email address to write to when the form cannot be used. */
  mail: string;
  words: Forms;
}

/** The props that the page passes to the chunk. The texts of the site's own language are part of the chunk. */
export const chunkProps = ({ form, mail, words }: QueryFormProps, isTranslated: boolean) => ({
  form,
  mail,
  ...(isTranslated && { words }),
});

/**
 * The contact form and the demo-request form (specification 5 and 8). Validates when it is sent, then with each
 * correction. Cleared after success; keeps its values after a failure.
 */
export function QueryForm({ form, mail, words }: QueryFormProps) {
  const { id } = QUERY_FORMS[form];
  const { submit } = words[form];
  const { rule } = words.phone;
  // Without default values the form keeps what was typed before it hydrated.
  const fields = useForm<QueryValues>({ shouldFocusError: false });
  const { errors, submitCount } = fields.formState;
  const typed = useDraft(id, fields);
  const trap = useRef<HTMLInputElement>(null);
  const { delivery, send, dismiss } = useDelivery(form, words, fields.getValues, () => {
    fields.reset(EMPTY_QUERY);
    if (trap.current) trap.current.value = '';
  });
  const [addressLeft, setAddressLeft] = useState(false);
  const [prefixCut, setPrefixCut] = useState(false);

  const sending = delivery.state === 'sending';
  const digits = digitsIn(typed.phone).length;
  const fieldId = (name: keyof QueryValues) => `${id}-${name}`;
  const bound = (name: keyof QueryValues, options?: RegisterOptions<QueryValues>) => ({
    ...fields.register(name, { ...options, validate: (value) => brokenRule(name, value, words) }),
    readOnly: sending,
  });
  /** Focuses a field and scrolls it into view with its label and message. */
  const goTo = (name: keyof QueryValues) => {
    fields.setFocus(name);
    document.getElementById(fieldId(name))?.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refused attempt, when its messages are rendered.
  useEffect(() => {
    const broken = QUERY_NAMES.find((name) => errors[name]);
    if (broken) goTo(broken);
  }, [submitCount]);

  const tidyPhone = () => {
    const now = fields.getValues('phone') ?? '';
    const plain = plainPhone(rule, now);
    if (plain === now) return;
    setPrefixCut(digitsIn(plain) !== digitsIn(now));
    fields.setValue('phone', plain, { shouldValidate: submitCount > 0 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for values from before hydration.
  useEffect(() => {
    if (document.activeElement?.id !== fieldId('phone')) tidyPhone();
  }, []);
  const submitNow = (event?: FormEvent) => {
    tidyPhone();
    // The earlier outcome is not about this attempt, which may break a rule and send nothing.
    dismiss();
    return fields.handleSubmit((values) => send(values, trap.current?.value ?? ''))(event);
  };
  const labelled = (name: keyof QueryValues) => ({
    id: fieldId(name),
    label: words[name].label,
    error: errors[name]?.message,
  });

  return (
    <div className="@container">
      <form
        id={id}
        aria-label={submit}
        // Does nothing outside a dialog. Without its script the form must not put what was typed into
        // the URL.
        method="dialog"
        noValidate
        onSubmit={submitNow}
        className="grid grid-cols-1 gap-x-6 gap-y-6 @md:grid-cols-2"
      >
        <ErrorSummary formId={id} errors={errors} words={words} onChoose={goTo} />
        <Field {...labelled('names')} className="col-span-full">
          {(control) => <input {...control} {...bound('names')} type="text" autoComplete="name" />}
        </Field>
        <Field
          {...labelled('username')}
          doubt={
            addressLeft && typed.username && !typed.username.includes('@')
              ? words.username.doubt
              : ''
          }
        >
          {(control) => (
            <input
              {...control}
              {...bound('username', {
                onBlur: () => setAddressLeft(true),
                onChange: () => setAddressLeft(false),
              })}
              type="text"
              // floor: only a hint for keyboards on a screen.
              inputMode="email"
              dir="ltr"
              className={`${control.className} ${AT_LABEL}`}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          {...labelled('phone')}
          doubt={prefixCut && typed.phone ? fill(words.phone.kept, { number: typed.phone }) : ''}
          scale={<DigitScale {...rule} filled={digits} />}
          hint={fill(words.phone.hint, { digits: digitsText(rule) })}
          measure={
            <PhoneMeasure
              digits={digits}
              others={isPhone(rule, typed.phone) ? 0 : countCharacters(typed.phone) - digits}
              words={words.phone}
            />
          }
        >
          {(control) => (
            <input
              {...control}
              {...bound('phone', {
                onBlur: tidyPhone,
                // Formats only pasted or autofilled numbers: while someone types, the number is incomplete.
                onChange: ({ nativeEvent }) => {
                  const { data, inputType = '' } = (nativeEvent ?? {}) as Partial<InputEvent>;
                  setPrefixCut(false);
                  const isTyping = /^(?:delete|history|insertComposition)/.test(inputType);
                  if (!isTyping && data?.length !== 1) tidyPhone();
                },
              })}
              type="text"
              // The numeric keypad has no plus.
              inputMode={rule.abroad ? 'tel' : 'numeric'}
              autoComplete={rule.abroad ? 'tel' : 'tel-national'}
              dir="ltr"
              className={`${control.className} figures ${AT_LABEL}`}
            />
          )}
        </Field>
        <Field
          {...labelled('bio')}
          scale={<LengthScale min={bio.min} max={bio.max} filled={countCharacters(typed.bio)} />}
          hint={fill(words.bio.hint, bio)}
          measure={<QueryMeasure text={typed.bio} words={words.bio} />}
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
        {/* The honeypot, which is invisible to people. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-topic`}>Topic</label>
          <input
            ref={trap}
            id={`${id}-topic`}
            name="topic"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            // Password managers skip fields with these attributes.
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
          />
        </div>
        <div className="col-span-full grid gap-4">
          {delivery.state === 'ended' && (
            <FormAlert
              notice={delivery.notice}
              mail={mail}
              words={words.alerts}
              onDismiss={() => {
                dismiss();
                document.getElementById(`${id}-submit`)?.focus();
              }}
            />
          )}
          <SubmitButton
            id={`${id}-submit`}
            label={submit}
            words={words.alerts}
            sending={sending}
            slow={sending && delivery.slow}
          />
          <noscript>
            <p className="text-text-2">
              <WithMail text={words.alerts.noScript} mail={mail} />
            </p>
          </noscript>
          <p role="alert" className="hidden text-text-2 in-[[failed]]:block">
            <WithMail text={words.alerts.failed} mail={mail} />
          </p>
        </div>
      </form>
    </div>
  );
}
