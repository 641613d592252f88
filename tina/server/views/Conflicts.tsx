import type { FieldConflict, RecordConflict } from '../../shared/Repository.ts';
import { labelWords, valueWords, whoWords } from '../../shared/words.ts';

interface Props {
  /** The proposal. */
  id: string;
  conflicts: readonly RecordConflict[];
}

/** Asks for each field that conflicts with a later publication whose words stay. */
export function Conflicts({ id, conflicts }: Props) {
  const fields = conflicts.flatMap((record) => record.fields);
  return (
    <section>
      <h2>What does not fit</h2>
      <form method="post" action={`/editor/proposals/${id}/bring-forward`}>
        {conflicts.map((record) => (
          <article key={record.file} className="changes">
            <h3>{record.name}</h3>
            <p>{record.message}</p>
            {record.fields.map((field) => (
              <Question key={field.path} field={field} name={`choice-${fields.indexOf(field)}`} />
            ))}
          </article>
        ))}
        {fields.length > 0 && <button type="submit">Take these words</button>}
      </form>
    </section>
  );
}

function Question({ field, name }: { field: FieldConflict; name: string }) {
  const sides = [
    ['mine', 'In this proposal', field.mine],
    ['theirs', whoWords(field), field.theirs],
  ] as const;
  return (
    <fieldset>
      <legend>{labelWords(field.label)}</legend>
      <input type="hidden" name={`${name}-path`} value={field.path} />
      {sides.map(([side, whose, value]) => (
        <label key={side} className="side">
          <input type="radio" name={name} value={side} required />
          <span>
            <span className="help">{whose}</span>
            <span className="value">{valueWords(value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
