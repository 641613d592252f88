import { createContext, useContext } from 'react';

/** The texts of controls (content/schema/words.ts defines them for editors). */
export type ControlWords = Readonly<
  Record<
    | 'newTab'
    | 'figure'
    | 'note'
    | 'noteBack'
    | 'mark'
    | 'more'
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

/** The site's texts of controls; reactIsland.tsx provides them in the browser. */
export const Words = createContext<ControlWords | undefined>(undefined);

/** @throws outside of `Words` */
export function useWords(): ControlWords {
  const words = useContext(Words);
  if (!words) throw new Error('The words of the controls are missing: put <Words> around it.');
  return words;
}
