const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The editor is not there. Its message is told in the terminal, and to whoever presses Save. */
export class EditorFailure extends Error {
  readonly #title: string;
  readonly #why: string;

  /**
   * @param title that it could not start, or that it has stopped
   * @param why what is known of the cause
   */
  constructor(title: string, why: string) {
    super(
      `${title}: ${why}. The site runs on without it. To edit again, end npm start with Ctrl-C in its terminal and start it anew.`,
    );
    this.#title = title;
    this.#why = why;
  }

  /** What stands at /admin/ instead: what happened, and what to do. */
  get html(): string {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${this.#title}</title>
<style>body { font: 18px/1.5 system-ui; max-width: 36em; margin: 4em auto; padding: 0 1em; overflow-wrap: anywhere }</style>
<h1>${this.#title}</h1>
<p>What is known of the cause: ${escaped(this.#why)}.</p>
<p>Nothing that was saved is lost: it stands in <code>content/</code>. What a form in another tab still holds is not saved: copy it before you close or reload that tab.</p>
<p>To edit again, press Ctrl-C in the terminal in which <code>npm start</code> runs, run <code>npm start</code> once more, and reload this page. If it happens again, give the cause above to whoever keeps the code.</p>
<p>The site itself runs: <a href="/">look at it</a>. Records can be changed in <code>content/</code> by hand.</p>
</html>
`;
  }
}
