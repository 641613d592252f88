import { useEffect, useRef } from 'react';
import type { Forms } from '../../../content/schema/forms.ts';
import { Filled } from '../../ui/Filled.tsx';
import { CloseIcon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { FormNotice } from './alerts.ts';
import { QUERY_NAMES, type QueryValues } from './queryRules.ts';

interface ErrorSummaryProps {
  formId: string;
  errors: Partial<Record<keyof QueryValues, { message?: string }>>;
  words: Forms;
  onChoose: (name: keyof QueryValues) => void;
}

/** Lists the fields that break a rule, above the form; each line links to its field. */
export function ErrorSummary({ formId, errors, words, onChoose }: ErrorSummaryProps) {
  const broken = QUERY_NAMES.filter((name) => errors[name]);
  if (broken.length === 0) return null;
  return (
    <div className="col-span-full border-y border-signal py-4">
      <p role="alert" className="display-4">
        {words.alerts.problem}
      </p>
      <ul className="mt-2">
        {broken.map((name) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
              className="grid min-h-11 grid-cols-[8.5rem_minmax(0,1fr)] items-center py-1 text-signal"
            >
              <span className="label-mono text-text-2">{words[name].label}</span>
              <span className="underline underline-offset-[0.25em]">{errors[name]?.message}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FormAlertProps {
  notice: FormNotice;
  mail: string;
  words: Forms['alerts'];
  onDismiss: () => void;
}

/** The alert of specification 8, as part of the page. It gets the focus, unless the notice is quiet. */
export function FormAlert({ notice, mail, words, onDismiss }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice.quiet) alert.current?.focus();
  }, [notice]);
  const { success, message, advice } = notice;
  return (
    <div
      ref={alert}
      role={success ? 'status' : 'alert'}
      tabIndex={-1}
      className={`flex items-start gap-4 border-y border-t-[5px] py-3 ${success ? 'border-data' : 'border-signal'}`}
    >
      <div className="flex-1 py-1">
        <p className="display-4">{message}</p>
        {!success && (
          <p className="mt-2 text-text-2">
            {advice} <WithMail text={words.mail} mail={mail} />
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        className="target w-11 shrink-0 cursor-pointer justify-center"
      >
        <span className="sr-only">{words.dismiss}</span>
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}

/** A text whose blank `{mail}` is filled with a link to the address. */
export function WithMail({ text, mail }: { text: string; mail: string }) {
  const link = (
    <Link href={`mailto:${mail}`} className="text-signal underline">
      {mail}
    </Link>
  );
  return <Filled text={text} values={{ mail: link }} />;
}
