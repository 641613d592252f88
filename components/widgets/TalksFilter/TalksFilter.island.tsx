import { reactIsland } from '../../../renderer/islands/reactIsland.tsx';
import { TalksFilter } from './TalksFilter.tsx';

export const wake = reactIsland(TalksFilter);
