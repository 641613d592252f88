import { connect } from 'node:net';

/** A server's response, byte by byte. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Milliseconds that a server may wait for the rest of a body; then the client disconnects. */
const PATIENCE_MS = 300;

/**
 * Sends bytes that no HTTP client would send, and reads the complete response.
 * @param isAborted whether the connection is closed as soon as they are sent
 * @returns undefined if the connection ended without a response, or if the server waits for more
 */
export function exchange(port: number, bytes: string, isAborted = false, patienceMs = PATIENCE_MS) {
  return new Promise<Answer | undefined>((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, 'localhost')
      .on('data', (part) => parts.push(part))
      .on('error', () => {})
      .on('close', () => resolve(answerOf(Buffer.concat(parts))))
      .setTimeout(patienceMs, () => socket.destroy());
    socket.write(bytes, 'latin1', () => isAborted && socket.destroy());
  });
}

function answerOf(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const [name = '', value = ''] = header.split(/: ?(.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]),
    headers,
    body: bytes.subarray(end + 4),
  };
}
