/** The path of pictures of section types (sectionPicture.tsx). */
export const SECTION_PICTURES = '/admin/sections';

/** The address of the picture of a section type: a page, shown in a frame. */
export const sectionPicture = (type: string): string => `${SECTION_PICTURES}/${type}`;
