import { createContext, useContext } from 'react';

/** What components say of their own (content/schema/words.ts says it to editors). */
export type ControlWords = Readonly<
  Record<
    | 'newTab'
    | 'figure'
    | 'note'
    | 'noteBack'
    | 'close'
    | 'howItWorks'
    | 'courses'
    | 'talks'
    | 'talkPages'
    | 'page'
    | 'previous'
    | 'next'
    | 'ofPages'
    | 'timeline'
    | 'previousPicture'
    | 'nextPicture',
    string
  >
>;

/** The site's words of its controls; absent in what a chunk hydrates, which has its words from its own HTML. */
export const Words = createContext<ControlWords | undefined>(undefined);

/** @throws where nothing gives them */
export function useWords(): ControlWords {
  const words = useContext(Words);
  if (!words) throw new Error('The words of the controls are missing: put <Words> around it.');
  return words;
}
