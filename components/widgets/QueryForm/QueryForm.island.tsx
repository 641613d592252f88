import { reactIsland } from '../reactIsland.tsx';
import { QueryForm } from './QueryForm.tsx';

export const hydrate = reactIsland(QueryForm);
