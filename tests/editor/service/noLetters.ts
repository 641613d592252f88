import type { Letters } from '../../../tina/server/signIn/accounts.ts';

/** Of an office in which no one reads mails about signing in. */
export const NO_LETTERS: Letters = { code: async () => {}, newBrowser: async () => {} };
