import { selectLegal } from '../../components/sections/legal/selectLegal.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The record of the page, with the facts that its text names. */
export const select = ({ privacyPage, site }: Content) => selectLegal(privacyPage, site);
