import { reactIsland } from '../reactIsland.tsx';
import { Slideshow } from './Slideshow.tsx';

export const hydrate = reactIsland(Slideshow);
