/** Words as the name of a file: small letters, digits and hyphens. Empty where nothing of them is left. */
export const slug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
