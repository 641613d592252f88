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
    | 'nextPicture'
    | 'enlargePicture'
    | 'placeOf'
    | 'carousel'
    | 'slide'
    | 'previousSlide'
    | 'nextSlide'
    | 'pauseSlides'
    | 'playSlides'
    | 'pauseLogos'
    | 'playLogos'
    | 'pauseLetters'
    | 'playLetters',
    string
  >
>;

/** The site's words of its controls; around what React hydrates too (reactIsland.tsx). */
export const Words = createContext<ControlWords | undefined>(undefined);

/** @throws where nothing gives them */
export function useWords(): ControlWords {
  const words = useContext(Words);
  if (!words) throw new Error('The words of the controls are missing: put <Words> around it.');
  return words;
}
