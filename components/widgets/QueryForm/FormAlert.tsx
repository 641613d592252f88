import { useEffect, useRef } from 'react';
import type { Forms } from '../../../content/schema/forms.ts';
import { CloseIcon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { FormNotice } from './alerts.ts';

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

const MAIL = '{mail}';

/** A text whose blank `{mail}` is filled with a link to the address. */
export function WithMail({ text, mail }: { text: string; mail: string }) {
  const [before, ...after] = text.split(MAIL);
  return (
    <>
      {before}
      {after.length > 0 && (
        <Link href={`mailto:${mail}`} className="text-signal underline">
          {mail}
        </Link>
      )}
      {after.join(MAIL)}
    </>
  );
}
