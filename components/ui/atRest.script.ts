// Part of the inlined script: every byte is paid on every page.

/** Runs something when the browser has nothing else to do; a little later where it cannot say (Safari). */
export const atRest = (run: () => void, options?: IdleRequestOptions): unknown =>
  (window.requestIdleCallback ?? setTimeout)(run, options);
