/** The folders of content/ that contain code; everything else in it is records. */
export const CODE_FOLDERS = ['compare', 'load', 'schema'] as const;

const CODE = new RegExp(`^content/(?:${CODE_FOLDERS.join('|')})/`);

/** Whether a file, named from the project's root, is code in content/. */
export const isContentCode = (file: string): boolean => CODE.test(file);
