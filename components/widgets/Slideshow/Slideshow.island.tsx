import { reactIsland } from '../../../renderer/islands/reactIsland.tsx';
import { Slideshow } from './Slideshow.tsx';

export const wake = reactIsland(Slideshow);
