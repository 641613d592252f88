// Requests that no honest client sends, the same ones on every run.

/** A request, and how to send it. */
export interface OddRequest {
  bytes: string;
  /** Whether the connection is closed before its end. */
  isAborted: boolean;
}

const METHODS = `GET GET GET GET HEAD POST POST POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND get QUERY G\0T`;
const SEGMENTS = [
  ...'/ / / // \\ . .. %2e%2e %2f %5c % %zz %ff %00 %c0%ae é ? # & = : @ ; * [ ::1 ~ + | ` < localhost'.split(
    ' ',
  ),
  ...'evil.example http://evil.example talks index.html assets assets/long.txt images admin admin/'.split(
    ' ',
  ),
  ...'editor/save rest/v1/ rest/v1/contact .data .data/backend.json .env @fs @fs/.data @id @vite/client'.split(
    ' ',
  ),
  ...'_headers node_modules package.json __proto__ constructor ?raw ?url ?import'.split(' '),
  'x'.repeat(3000),
];
const HEADERS = [
  ...[
    '5-2',
    '2-5',
    '0-',
    '-5',
    'a-b',
    '0-0,5-9',
    '0-1e9',
    '-',
    '99999999999999999999-',
    '1-99999999999999999999',
  ].map((range) => `Range: bytes=${range}`),
  ...['gzip', 'br', 'identity', '*', 'gzip;q=x', ',,,', 'br;q=0, *;q=0', '\xff'].map(
    (value) => `Accept-Encoding: ${value}`,
  ),
  ...['0', '5', '-1', '1e3', '0x10', '5, 5', '99999999999999999999', '1048577', ''].map(
    (value) => `Content-Length: ${value}`,
  ),
  ...['chunked', 'gzip', 'chunked, chunked', 'identity', 'x'].map(
    (value) => `Transfer-Encoding: ${value}`,
  ),
  ...[
    'application/json',
    'application/json; charset=x',
    'text/plain',
    'multipart/form-data',
    '\x01',
  ].map((value) => `Content-Type: ${value}`),
  ...['http://localhost', 'https://evil.example', 'null', 'http://%'].map(
    (value) => `Origin: ${value}`,
  ),
  ...['cross-site', 'same-origin', 'none', 'x'].map((value) => `Sec-Fetch-Site: ${value}`),
  ...[
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: websocket',
    'Connection: upgrade',
    'Host: evil.example',
    'Host: [',
    'If-None-Match: *',
  ],
  ...[
    'no colon',
    ': no name',
    'Accept: text/html',
    'Accept: */*',
    `Cookie: ${'x'.repeat(9000)}`,
    `X: ${'y'.repeat(20_000)}`,
  ],
];
const BODIES = [
  '',
  '',
  '{',
  '[]',
  'null',
  '{"file":1}',
  '{"__proto__":{}}',
  '[['.repeat(2000),
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\0\xff',
];

/**
 * @param seed the same seed gives the same requests
 * @param port for the server's own origin
 * @param targets the beginnings of the request targets, before something odd
 */
export function oddRequests(
  seed: number,
  count: number,
  port: number,
  targets: readonly string[] = [],
): OddRequest[] {
  const random = generator(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(list: readonly Item[]) => list[below(list.length)] as Item;
  const some = <Item>(list: readonly Item[], most: number) =>
    Array.from({ length: below(most + 1) }, () => oneOf(list));
  return Array.from({ length: count }, () => {
    const begin = targets.length > 0 ? oneOf(targets) : '';
    const odd = (random() < 0.95 ? '/' : '') + some(SEGMENTS, 5).join(oneOf(['', '/', '/']));
    const target = begin && random() < 0.5 ? begin : begin + odd;
    const own = [`Origin: http://localhost:${port}`, 'Content-Type: application/json'];
    const body = oneOf(BODIES);
    const head = [
      `${oneOf(METHODS.split(' '))} ${target} HTTP/${oneOf(['1.1', '1.1', '1.1', '1.1', '1.0', '2.0', 'x'])}`,
      ...(random() < 0.95 ? [`Host: localhost:${port}`] : []),
      'Connection: close',
      ...(random() < 0.2 ? own : []),
      ...(random() < 0.5 ? [`Content-Length: ${body.length}`] : []),
      ...some(HEADERS, 3),
    ].join('\r\n');
    const bytes = `${head}\r\n\r\n${body}`;
    const isAborted = random() < 0.15;
    return { bytes: isAborted ? bytes.slice(0, below(bytes.length)) : bytes, isAborted };
  });
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
