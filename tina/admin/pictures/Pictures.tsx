// The pictures of the site: a page of its own, and the window in which a field chooses one.
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { TinaCMS } from 'tinacms';
import { PICTURE_ENDINGS } from '../../../content/load/pictures/pictureLimits.ts';
import type { PictureList } from '../../shared/answers.ts';
import { fetchJson } from '../browser/fetchJson.ts';
import { openDialog } from '../browser/openDialog.ts';
import { PictureEntry } from './PictureEntry.tsx';
import { uploadPicture } from './upload.ts';

export const PICTURES_STYLE = `
.pictures { display: grid; grid-template-rows: auto auto 1fr; color: var(--color-ink) }
main.pictures { max-width: 76rem; margin: 0 auto; padding: 1rem 1.5rem 4rem }
.pictures h1 { margin: .5rem 0 1rem; font: 400 2.25rem/1.2 Display, serif }
.pictures-tools { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
.pictures-tools label { display: grid; gap: .25rem; padding: 0; border: 0; margin: 0; font: 600 13px/1.4 Inter, sans-serif }
.pictures-tools label:first-child { flex: 1 1 14rem }
.pictures-tools .input { height: auto; margin: 0 }
.pictures :is(button, .pictures-used):focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.pictures-upload { min-height: 44px; padding: 0 1.25rem; border: 1px solid var(--color-ink); border-radius: 4px; font-weight: 600 }
.pictures > p { margin: .75rem 0; color: var(--color-ink-2); font-size: 14px }
.pictures > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(136px, 100%), 1fr)); align-content: start; gap: 1rem; margin: 0; padding: 0; list-style: none }
.pictures li { display: flex; flex-direction: column; min-width: 0; border: 1px solid var(--color-paper-rule); border-radius: 4px; background: #fff; font-size: 13px }
.pictures li[aria-current] { border-color: var(--color-graph-ink); box-shadow: 0 0 0 1px var(--color-graph-ink) }
.pictures li > button { display: block; width: 100%; min-height: 0; padding: 0 !important; border: 0 !important; border-radius: 4px 4px 0 0; background: var(--color-paper-2); overflow: hidden }
.pictures li img { display: block; width: 100%; height: 112px; object-fit: contain }
/* A mark may be as light as its ground, or as dark. */
.pictures li img[src$='.svg'] { background: linear-gradient(100deg, transparent 50%, var(--color-ink) 50%) }
.pictures li > div { display: grid; gap: .15rem; padding: .5rem .75rem }
.pictures li strong { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap }
.pictures li small { overflow: hidden; color: var(--color-ink-2); font-size: 13px; text-overflow: ellipsis; white-space: nowrap }
.pictures li a { color: var(--color-graph-ink) }
.pictures li p { display: flex; gap: .75rem; margin: .25rem 0 0 }
.pictures li p button { min-height: 28px; padding: 0; border: 0 !important; background: none; color: var(--color-ink-2); font-size: 13px; font-weight: 400 }
.pictures li p button:hover { color: var(--color-ink); text-decoration: underline; text-underline-offset: 3px }
.pictures[data-over] > ul { outline: 2px dashed var(--color-graph-ink); outline-offset: 6px }
#picture-window .service-keys { position: sticky; bottom: 0; margin: 0; padding: .75rem 0; background: var(--color-paper) }
.pictures-more { justify-self: start; min-height: 44px; margin-top: 1rem; padding: 0 1rem; border: 1px solid var(--color-ink-3); border-radius: 4px }
`;

interface Props {
  cms: TinaCMS;
  /** The folder below that of all pictures into which uploads go. */
  folder: string;
  /** The endings of the files that may be chosen. */
  accept?: readonly string[] | undefined;
  /** Chooses one; without it, pictures are looked at, renamed and deleted. */
  onChoose?: ((src: string) => void) | undefined;
  children?: ReactNode;
}

/** Opens a window in which a picture is chosen. */
export function choosePicture(
  cms: TinaCMS,
  options: { folder: string; accept?: readonly string[] | undefined; onChoose(src: string): void },
): void {
  const { dialog, body } = openDialog('Choose a picture', 'picture-window');
  const root = createRoot(body);
  dialog.addEventListener('close', () => root.unmount());
  const choose = (src: string) => {
    options.onChoose(src);
    dialog.close();
  };
  root.render(
    <Pictures cms={cms} {...options} onChoose={choose}>
      <p className="service-keys">
        <button type="button" onClick={() => dialog.close()}>
          Cancel
        </button>
      </p>
    </Pictures>,
  );
}

/** How many pictures are asked for at once. */
const COUNT = 60;

/** How long nothing is typed before it is searched for, ms. */
const PAUSE_MS = 200;

/** The pictures that fit a search; `read` asks again, and `more` for more of them. */
function usePictures(words: string, folder: string, used: string) {
  const [list, setList] = useState<PictureList>();
  const [failure, setFailure] = useState<string>();
  const [count, setCount] = useState(COUNT);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again.
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const query = new URLSearchParams({ words, folder, used, count: `${count}` });
      try {
        const found = await fetchJson<PictureList>(`/editor/pictures?${query}`);
        if (isOver) return;
        setList(found);
        setFailure(undefined);
      } catch (error) {
        if (!isOver) setFailure((error as Error).message);
      }
    };
    const wait = setTimeout(ask, words ? PAUSE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(wait);
    };
  }, [words, folder, used, count, times]);
  return {
    list,
    failure,
    read: () => setTimes((before) => before + 1),
    more: () => setCount((before) => before + COUNT),
  };
}

const ALL = '';

/** All pictures, the newest first. They are found by their names, by what they show, and by the records that show them. */
export function Pictures({ cms, folder: own, accept, onChoose, children }: Props) {
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState(onChoose ? own : ALL);
  const [used, setUsed] = useState('');
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const { list, failure, read, more } = usePictures(words, folder, used);
  const Root = onChoose ? 'div' : 'main';
  const send = async (files: Iterable<File>) => {
    const all = [...files];
    setSending(all.length);
    for (const one of all) await uploadPicture(cms, folder || own, one);
    setSending(0);
    setWords('');
    read();
  };
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  const found = list?.pictures.filter(
    ({ src }) => !accept || accept.includes(src.slice(src.lastIndexOf('.') + 1)),
  );
  return (
    <Root
      className="pictures"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        void send(event.dataTransfer.files);
      }}
    >
      {!onChoose && <h1>Pictures</h1>}
      <div className="pictures-tools">
        <label>
          Find
          <input
            type="search"
            className="input"
            placeholder="A name, what it shows, or where"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <label>
          Folder
          <select
            className="input"
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
          >
            <option value={ALL}>All folders</option>
            {[...new Set([own, ...(list?.folders ?? [])])].filter(Boolean).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!onChoose && (
          <label>
            Used
            <select className="input" value={used} onChange={({ target }) => setUsed(target.value)}>
              <option value="">All pictures</option>
              <option value="yes">On a record</option>
              <option value="no">On no record</option>
            </select>
          </label>
        )}
        <button type="button" className="pictures-upload" onClick={() => file.current?.click()}>
          Upload
        </button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept={(accept ?? PICTURE_ENDINGS).map((ending) => `.${ending}`).join(',')}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <p role="status">{sending > 0 ? 'Uploading…' : countWords(list, failure, words)}</p>
      <ul>
        {found?.map((picture) => (
          <PictureEntry
            key={picture.src}
            cms={cms}
            picture={picture}
            onChoose={onChoose}
            onChange={read}
          />
        ))}
      </ul>
      {list && list.pictures.length < list.count && (
        <button type="button" className="pictures-more" onClick={more}>
          Show more
        </button>
      )}
      {children}
    </Root>
  );
}

function countWords(
  list: PictureList | undefined,
  failure: string | undefined,
  words: string,
): string {
  if (failure) return `The pictures cannot be read just now: ${failure}`;
  if (!list) return 'Reading the pictures…';
  if (list.count === 0)
    return words ? `No picture here holds “${words}”.` : 'No pictures here yet.';
  const drop = 'Drop pictures anywhere here to add them.';
  return `${list.count === 1 ? '1 picture' : `${list.count} pictures`}. ${drop}`;
}
