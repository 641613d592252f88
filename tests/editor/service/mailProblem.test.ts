import { expect, it } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { mailProblem } from '../../../tina/server/Notices.ts';
import { mailServer } from '../../mailServer.ts';

const at = (smtp: string) => mailProblem({ mail: { smtp, from: 'editor@example.org' } });

it('says nothing of a mail server that answers, nor where codes need none', async () => {
  const mail = await mailServer();
  expect(await at(mail.url)).toBeUndefined();
  await mail.close();
  expect(await mailProblem({ mail: undefined })).toBeUndefined();
});

it('names the setting of one that does not', async () => {
  expect(await at(`smtp://127.0.0.1:${await freePort()}`)).toMatch(
    /^No code can be sent: .*ECONNREFUSED.*\. Check SMTP_URL and the mail server\.$/,
  );
});
