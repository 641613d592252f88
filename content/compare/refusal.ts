/** A request that is not carried out. The message tells the person why, and what to do. */
export class Refusal extends Error {
  /** The HTTP status: 400 bad request, 403 not allowed, 404 not found, 409 not possible in this state. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A wrong command line. The message says in one sentence what is wrong and what is allowed. */
export class UsageError extends Refusal {
  constructor(message: string) {
    super(400, message);
  }
}
