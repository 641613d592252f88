import { expect, it } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { mailer, mailProblem } from '../../../tina/server/Notices.ts';
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

it('a site whose name is not ASCII reads its mails as they were written', async () => {
  const server = await mailServer();
  const site = 'Brandt & Söhne’s Quant Ω';
  const send = mailer({ mail: { smtp: server.url, from: 'editor@example.org' } }, site);
  await send?.(
    'mia@example.org',
    `1234-ABCD is your code for the editor of ${site}`,
    `Für ${site}`,
  );
  expect(server.received).toMatchObject([
    {
      to: 'mia@example.org',
      subject: `1234-ABCD is your code for the editor of ${site}`,
      body: expect.stringContaining(`Für ${site}`),
    },
  ]);
  await server.close();
});
