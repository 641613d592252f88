/** Where the built site is served while it is tested. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Where the site with other content is (otherSite.ts). */
export const OTHER_PORT = PORT + 1;
export const OTHER = `http://localhost:${OTHER_PORT}`;
