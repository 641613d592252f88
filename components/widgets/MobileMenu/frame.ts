export const MENU_ID = 'menu';

/** The box of the whole screen that the popover and the dialog share, so that one can become the other. */
export const MENU_FRAME =
  'fixed inset-0 z-50 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0';
