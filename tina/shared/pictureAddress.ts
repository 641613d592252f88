/** The path of pictures of section types (sectionPicture.tsx). */
export const SECTION_PICTURES = '/admin/sections';

/** The address of the picture of a section type. */
export const sectionPicture = (type: string): string => `${SECTION_PICTURES}/${type}.svg`;

/** Headers of such a picture, which embeds others. No script runs in it when it is opened alone. */
export const SECTION_PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
};
