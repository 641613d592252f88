// Names that lead nowhere by agreement (RFC 2606 and RFC 6761).
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const ADDRESS = /https?:\/\/[^\s)>"'”]+|(?:mailto:)?[\w.+-]+@[\w.-]+\w/g;

/** An address that no visitor can reach, and where it stands in its text. */
export interface Placeholder {
  readonly address: string;
  readonly isMail: boolean;
  readonly offset: number;
}

const hostOf = (address: string) => /(?:\/\/|@)([^/?#:@]+)/.exec(address)?.[1] ?? '';

/** The web and mail addresses of a text that stand on placeholder domains. */
export const placeholders = (text: string): Placeholder[] =>
  [...text.matchAll(ADDRESS)]
    .map(({ 0: address, index }) => ({ address, isMail: !address.includes('//'), offset: index }))
    .filter(({ address }) => RESERVED.test(hostOf(address)));
