import { type Focus, Picture } from './Picture.tsx';

interface Person {
  name: string;
  image?: string;
  /** A description; optional, because the name is next to the portrait. */
  alt?: string;
  focus?: Focus;
}

interface PortraitProps {
  person: Person;
  /** Its `sizes`: `(width >= 48rem) 50vw, 90vw`. */
  sizes: string;
}

/** Splits a word into letters with their combining marks, in any script. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last name; titles such as “Dr.” are skipped. */
export function initials(name: string): string {
  const all = name.split(/\s+/).filter(Boolean);
  const names = all.filter((word) => !word.endsWith('.'));
  const [first, ...others] = names.length > 0 ? names : all;
  return [first, others.at(-1)]
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

/** A person's portrait, or a plate with their initials. */
export function Portrait({ person, sizes }: PortraitProps) {
  const frame = 'rounded-[4px] border border-edge';
  if (person.image)
    return (
      <Picture
        src={person.image}
        alt={person.alt ?? ''}
        focus={person.focus}
        ratio="4:5"
        sizes={sizes}
        className={frame}
      />
    );
  return (
    <div
      aria-hidden="true"
      className={`@container grid aspect-4/5 place-items-center bg-panel ${frame}`}
    >
      <span className="font-display text-[40cqw] leading-none font-[340] text-text-2 italic">
        {initials(person.name)}
      </span>
    </div>
  );
}
