import type { ReactNode } from 'react';
import { Arrow } from './Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';

/** `act`: the main action; `quiet`: a second one; `solid`: in the bar; `line`: in text. */
type ButtonTone = 'act' | 'quiet' | 'solid' | 'line';

const BOX =
  'target justify-between gap-6 rounded-[3px] border px-5 py-2.5 font-semibold transition-colors duration-150';

const TONES: Record<ButtonTone, string> = {
  act: `${BOX} border-act bg-act text-on-act hover:border-accent-lit hover:bg-accent-lit hover:text-on-accent-lit`,
  quiet: `${BOX} border-text text-text hover:bg-text hover:text-ground`,
  solid: `${BOX} border-text bg-text text-ground hover:bg-transparent hover:text-text`,
  line: 'target gap-2 font-semibold text-signal underline decoration-1 underline-offset-[0.35em] hover:decoration-2',
};

/** The tone of an action by its place among several. */
export const toneAt = (place: number): ButtonTone =>
  (['act', 'quiet', 'line'] as const)[place] ?? 'line';

/** The classes of a tone, for elements that are not links. */
export const buttonClass = (tone: ButtonTone) => TONES[tone];

interface ButtonProps extends Pick<LinkProps, 'href' | 'newTab' | 'className'> {
  tone: ButtonTone;
  label: string;
  /** Added to the label for screen readers. */
  children?: ReactNode;
}

/** A link as a button. Its arrow shows whether it leads to another page or site. */
export function Button({ tone, label, className = '', children, ...link }: ButtonProps) {
  const leaves = link.newTab || link.href.startsWith('https://');
  return (
    <Link {...link} className={`${TONES[tone]} group ${className}`}>
      <span className="min-w-0">
        {label}
        {children}
      </span>
      <Arrow
        direction={leaves ? 'out' : link.href.startsWith('#') ? 'down' : 'right'}
        className="transition-transform duration-150 group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}
