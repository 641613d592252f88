import { timeText } from '../../content/schema/datetime.ts';
import { CLOCK } from '../../content/schema/place.ts';
import type { ChangedField, Version } from './Version.ts';

interface Props {
  version: Version;
  /** Nothing is known of before. */
  isOldest: boolean;
  isNow: boolean;
  onPutBack(): void;
}

/** Who left a record in a state, when, and what was another before. */
export function VersionEntry({ version, isOldest, isNow, onPutBack }: Props) {
  const { who, when, why, changes, values } = version;
  return (
    <li>
      <h3>
        {who && when
          ? `${who}, ${timeText(Date.parse(when))}, ${CLOCK}`
          : 'Saved on this computer, not proposed yet'}
      </h3>
      {why && <p>{why}</p>}
      {!isNow &&
        (values ? (
          <button type="button" onClick={onPutBack}>
            Put back
          </button>
        ) : (
          <p className="history-quiet">
            It breaks a rule of today, or has another shape: it cannot be put back here.
          </p>
        ))}
      {isOldest && <p className="history-quiet">The oldest version that is kept.</p>}
      {!isOldest && changes.length === 0 && (
        <p className="history-quiet">No field says anything else; only the writing of the file.</p>
      )}
      <ul>
        {changes.map((change) => (
          <li key={`${change.path.join('/')} ${change.what}`}>
            <strong>{change.path.join(' › ')}</strong> <Change change={change} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function Change({ change: { parts, before, after } }: { change: ChangedField }) {
  if (parts) {
    return parts.map(({ what, text }, i) => {
      const Tag = TAGS[what];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      return <Tag key={i}>{text}</Tag>;
    });
  }
  return (
    <>
      {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
    </>
  );
}
