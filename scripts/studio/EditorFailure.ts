/** The editor is not there. Its message is told in the terminal, and to whoever presses Save. */
export class EditorFailure extends Error {
  /** That it could not start, or that it has stopped. */
  readonly title: string;
  /** What is known of the cause. */
  readonly why: string;

  constructor(title: string, why: string) {
    super(
      `${title}: ${why}. The site runs on without it. To edit again, end npm start with Ctrl-C in its terminal and start it anew.`,
    );
    this.title = title;
    this.why = why;
  }
}
