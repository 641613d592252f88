/** Where the studio draws a section of a kind, for the chooser of sections (sectionPicture.tsx). */
export const SECTION_PICTURES = '/admin/sections';

/** The address of the picture of a kind of section. */
export const sectionPicture = (type: string): string => `${SECTION_PICTURES}/${type}.svg`;
