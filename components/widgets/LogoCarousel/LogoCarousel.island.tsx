import { reactIsland } from '../../../renderer/islands/reactIsland.tsx';
import { LogoCarousel } from './LogoCarousel.tsx';

export const wake = reactIsland(LogoCarousel);
