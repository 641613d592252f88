/** What is asked for is not done. The message says why, and what to do, to the person who asked. */
export class Refusal extends Error {
  /** As HTTP has it: 400 asked wrongly, 403 not allowed, 404 not there, 409 not in this state. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What is wrong with how a command was called, and what is allowed instead, in one sentence. */
export class UsageError extends Refusal {
  constructor(message: string) {
    super(400, message);
  }
}
