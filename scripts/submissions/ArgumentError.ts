/** What was typed after the command cannot be done: its message says what, and what to type instead. */
export class ArgumentError extends Error {}
