/** Where the editor draws a section of a kind, for the chooser of sections (sectionPicture.tsx). */
export const SECTION_PICTURES = '/admin/sections';

/** The address of the picture of a kind of section. */
export const sectionPicture = (type: string): string => `${SECTION_PICTURES}/${type}.svg`;

/** Headers of such a picture, which has other pictures in itself. Opened by itself it runs nothing. */
export const SECTION_PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
};
