import { LONG, SECRET } from './builtSite.ts';
import { type Answer, exchange } from './exchange.ts';
import { type OddRequest, oddRequests } from './oddRequests.ts';

const SEED = 20_261_122;
const AT_ONCE = 100;

interface Attack {
  count?: number;
  /** The beginnings of requests to one part of a server; by default all parts. */
  targets?: readonly string[];
  /** Milliseconds that a server may take to answer. */
  patienceMs?: number;
}

/** The fault of a response from any server. */
function wrongIn({ status, headers, body }: Answer): string | undefined {
  const text = body.toString('latin1');
  if (!(status >= 100 && status < 500)) return `status ${status}`;
  if (/^(?![/](?![/\\]))/.test(headers.location ?? '/')) return `it leads to ${headers.location}`;
  if (text.includes(SECRET)) return 'it tells what visitors have sent';
  if (/(?:\n|\\n) +at .+:\d+:\d+/.test(text)) return 'it tells where the code broke';
  if (status === 206 && text !== '') {
    const [, first, last, size] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
    const part = LONG.subarray(Number(first), Number(last) + 1);
    if (Number(size) === LONG.length && !body.equals(part)) return 'it is another part';
  }
}

/**
 * Sends thousands of odd requests to a server.
 * @returns the first few wrong responses, or that most requests were not answered
 */
export async function wrongAnswers(
  port: number,
  { count = 2_000, targets, patienceMs }: Attack = {},
): Promise<string[]> {
  const requests: OddRequest[] = oddRequests(SEED, count, port, targets);
  const wrong: string[] = [];
  let answered = 0;
  const sendSome = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const answer = await exchange(port, next.bytes, next.isAborted, patienceMs);
      if (answer) answered++;
      const why = answer && wrongIn(answer);
      if (why) wrong.push(`${why}: ${JSON.stringify(next.bytes.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  if (answered < count / 2) wrong.unshift(`Only ${answered} of ${count} were answered.`);
  return wrong.slice(0, 20);
}

/** The site's first page, if the server is still running. */
export const home = async (port: number) =>
  (
    await exchange(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  )?.body.toString();
