import { type Intent, objections as objectionsTo } from './objections.ts';

/** Why a record must not be saved; empty where it may. */
export const objections = (intent: Intent) => objectionsTo(process.cwd(), intent);
