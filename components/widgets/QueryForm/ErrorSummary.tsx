import type { Forms } from '../../../content/schema/forms.ts';
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
