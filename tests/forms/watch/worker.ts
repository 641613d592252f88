// A worker as a process of its own, for tests that kill it: `node worker.ts <data folder> <mail server>`.
import { createTransport } from 'nodemailer';
import { watchSubmissions } from '../../../scripts/submissions/watch/watchSubmissions.ts';
import { withDatabase } from '../../../scripts/submissions/withDatabase.ts';

const [dataDir = '', server = ''] = process.argv.slice(2);
const transport = createTransport(server);

await watchSubmissions({
  ask: (question) => withDatabase({ dataDir }, question),
  deliver: (mail) =>
    transport.sendMail({ from: 'site@nikash.example', to: 'team@nikash.example', ...mail }),
  say: (line) => console.log(line),
  signal: new AbortController().signal,
  gapSeconds: 0,
  sweepMs: 50,
});
