/** Why nothing was proposed, and what to do, in sentences for the person who asked for it. */
export class Refusal extends Error {}
