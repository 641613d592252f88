import { reactIsland } from '../../../renderer/islands/reactIsland.tsx';
import { QueryForm } from './QueryForm.tsx';

export const wake = reactIsland(QueryForm);
