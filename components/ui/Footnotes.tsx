import { useNumber } from './Language.tsx';
import { useWords } from './Words.tsx';

/** An item of a section that may have a note. */
interface Noted {
  note?: string | undefined;
}

/** The number of an item's note in its section, from 1 in page order; undefined if it has none. */
export const noteNumber = <T extends Noted>(items: readonly T[], item: T): number | undefined =>
  item.note ? items.filter(({ note }) => note).indexOf(item) + 1 : undefined;

const noteId = (section: string, number: number) => `${section}-note-${number}`;
const markId = (section: string, number: number) => `${section}-mark-${number}`;

interface NoteMarkProps {
  /** The prefix of the ids of the section's notes. */
  section: string;
  /** Undefined if there is no note. */
  number: number | undefined;
}

/** The raised number that links to a note. */
export function NoteMark({ section, number }: NoteMarkProps) {
  const { note } = useWords();
  const written = useNumber();
  if (!number) return null;
  return (
    <sup className="figures ms-0.5 text-[0.7em] leading-none">
      <a
        id={markId(section, number)}
        href={`#${noteId(section, number)}`}
        className="-m-2 inline-block scroll-mt-28 p-2 text-signal hover:underline print:m-0"
      >
        <span className="sr-only">{note} </span>
        {written(number)}
      </a>
    </sup>
  );
}

interface FootnotesProps {
  section: string;
  /** All items that may have a note, in page order. */
  items: readonly Noted[];
  className?: string;
}

/** The notes of a section, each with a link back; nothing if there are none. */
export function Footnotes({ section, items, className = '' }: FootnotesProps) {
  const { noteBack } = useWords();
  const number = useNumber();
  const notes = items.flatMap(({ note }) => note ?? []);
  if (notes.length === 0) return null;
  return (
    <ol className={`gap-x-6 text-small text-text-2 ${className}`}>
      {notes.map((note, i) => (
        <li
          key={noteId(section, i + 1)}
          id={noteId(section, i + 1)}
          className="mb-3 flex scroll-mt-28 break-inside-avoid gap-3 target:text-text"
        >
          <a
            href={`#${markId(section, i + 1)}`}
            className="figures -m-2 shrink-0 self-start p-2 text-signal hover:underline print:m-0"
          >
            <span className="sr-only">{noteBack} </span>
            {number(i + 1)}
          </a>
          <p>{note}</p>
        </li>
      ))}
    </ol>
  );
}
