/** Why nothing was proposed, and what to do, in sentences for the person who asked for it. */
export class Refusal extends Error {}

/** What is wrong with what was asked for, and what is allowed instead, in one sentence. */
export class UsageError extends Error {}
