import type { TinaCMS } from 'tinacms';
import type { SitePicture } from '../../shared/answers.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import { fetchJson, jsonBody } from '../browser/fetchJson.ts';

interface EntryProps {
  cms: TinaCMS;
  picture: SitePicture;
  onChoose: ((src: string) => void) | undefined;
  onChange(): void;
}

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);

/** A picture in a list: chosen, or opened, renamed and deleted, with the records that show it. */
export function PictureEntry({ cms, picture: { src, shownBy }, onChoose, onChange }: EntryProps) {
  const name = nameOf(src);
  const attempt = async (act: Promise<unknown>, done: string, not: string) => {
    try {
      await act;
      cms.alerts.success(done);
      onChange();
    } catch (error) {
      cms.alerts.error(`${not}\n${(error as Error).message}`, 0);
    }
  };
  const rename = () => {
    const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
    const next = window.prompt(`A new name for ${name}:`, stem);
    if (!next || next === stem) return;
    const from = src.slice('/images/'.length);
    const to = `${from.slice(0, from.length - name.length)}${next}${ending}`;
    const asked = fetchJson('/media/rename', jsonBody({ from, to }));
    void attempt(asked, `Renamed to ${next}${ending}.`, 'Not renamed.');
  };
  const remove = () => {
    if (!window.confirm(`Delete ${name} from the site?`)) return;
    const asked = fetchJson(src.replace(/^\/images/, '/media'), { method: 'DELETE' });
    void attempt(asked, `${name} is deleted.`, 'Not deleted.');
  };
  const [first, ...others] = shownBy;
  return (
    <li>
      <button
        type="button"
        aria-label={onChoose ? `Choose ${name}` : `Open ${name}`}
        onClick={() => (onChoose ? onChoose(src) : window.open(src, '_blank'))}
      >
        <img src={src} alt="" loading="lazy" />
      </button>
      <div>
        <strong title={name}>{name}</strong>
        <small>
          {!first && 'On no record'}
          {first &&
            (onChoose ? (
              first.name
            ) : (
              <a className="pictures-used" href={hashOf({ record: first.file })}>
                {first.name}
              </a>
            ))}
          {others.length > 0 && ` and ${others.length} more`}
        </small>
        {!onChoose && (
          <p>
            <button type="button" aria-label={`Rename ${name}`} onClick={rename}>
              Rename
            </button>
            <button type="button" aria-label={`Delete ${name}`} onClick={remove}>
              Delete
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
