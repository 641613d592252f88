import type { Proposal } from './Repository.ts';

/** States after which nothing more is added. */
const OVER = new Set<Proposal['state']>(['merged', 'closed']);

/** Whether a proposal can be edited on. */
export const isEditable = ({ state }: Pick<Proposal, 'state'>): boolean => !OVER.has(state);
