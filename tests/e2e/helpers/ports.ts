/** The port of the built site during the tests. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

/** The port of the site with other content (otherSite.ts). */
export const OTHER_PORT = PORT + 1;
export const OTHER = `http://localhost:${OTHER_PORT}`;

/** The port of that site in a right-to-left language (rightToLeft.spec.ts). */
export const MIRRORED_PORT = PORT + 2;
export const MIRRORED = `http://localhost:${MIRRORED_PORT}`;
