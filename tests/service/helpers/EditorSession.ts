import type { Saved } from '../../../tina/shared/answers.ts';
import type { Role } from '../../../tina/shared/Role.ts';
import type { Editor } from './startEditor.ts';

type Fields = Record<string, unknown>;

/** Somebody at the editor without a browser: asks what the editor's page asks, over HTTP. */
export class EditorSession {
  readonly address: string;
  readonly headers: Record<string, string>;

  /** @param headers of every request; the session's cookie among them */
  constructor(address: string, headers: Record<string, string>) {
    this.address = address;
    this.headers = headers;
  }

  /** Invites a person, and signs them in by the code of their mail; their proposal is begun, and its events are heard. */
  static async open(editor: Editor, number: number, role: Role = 'editor'): Promise<EditorSession> {
    const email = `person-${number}@site.example`;
    editor.people.invite(`Person ${number}`, email, role);
    const address = editor.address;
    // Each from an address of its own, for there are limits.
    const headers = { origin: address, 'x-forwarded-for': `10.1.0.${number}` };
    const send = (path: string, fields: Record<string, string>, cookie = '') =>
      fetch(address + path, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const cookiesOf = (answer: Response) =>
      answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
    // A code is good in the browser that asked for it.
    const asked = cookiesOf(await send('/editor/sign-in', { email }));
    const code = await editor.code(email);
    const entered = await send('/editor/sign-in/code', { email, code }, asked);
    const cookie = cookiesOf(entered);
    const page = await fetch(`${address}/admin/`, { headers: { ...headers, cookie } });
    const [, proposal = ''] = /"proposal":\{"id":"([\w-]+)"/.exec(await page.text()) ?? [];
    if (!proposal) throw new Error(`${email} did not get in: ${entered.status}, ${page.status}.`);
    const session = new EditorSession(address, { ...headers, cookie, 'x-proposal': proposal });
    const tab = crypto.randomUUID();
    await session.ask(`/editor/events?tab=${tab}&proposal=${proposal}`);
    return session;
  }

  /** Has the records of the proposal read, as a page of the editor does when it is opened. */
  async read(): Promise<void> {
    const answer = await this.ask('/editor/records?kinds=talks');
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Saves a record as its form does. @throws where it is not saved */
  async save(file: string, opened: Fields, record: Fields): Promise<void> {
    const answer: Saved = await (await this.ask('/editor/save', { file, opened, record })).json();
    if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer));
  }

  /** Sends a form of the service's own pages. @returns the address that it leads to */
  async send(path: string, fields: Record<string, string> = {}): Promise<string> {
    const answer = await fetch(this.address + path, {
      method: 'POST',
      headers: this.headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('location') ?? '';
  }

  /** The same person in another proposal. */
  in(proposal: string): EditorSession {
    return new EditorSession(this.address, { ...this.headers, 'x-proposal': proposal });
  }

  /** Asks as the editor's page does. @param body is sent as JSON, or as a form with a file */
  ask(path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(this.address + path, {
      headers: { ...this.headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
  }
}
