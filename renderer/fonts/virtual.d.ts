// Made by renderer/vite/brandFiles.ts. `virtual:fonts.css` is the style that loads the brand's fonts.
declare module 'virtual:fonts' {
  /** The rules that load the files of the brand's typefaces. */
  export const fontFaces: string;
  /** The styles of the languages that have fonts of their own, by their prefixes. */
  export const languageStyles: Readonly<Partial<Record<string, string>>>;
}
