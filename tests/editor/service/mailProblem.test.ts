import { expect, it } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { mailer, mailProblem } from '../../../tina/server/mail/mailer.ts';
import { mailPage } from '../../../tina/server/views/views.ts';
import { BRAND } from '../../brand/brand.ts';
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
  const site = BRAND.name;
  const mail = { smtp: server.url, from: 'editor@example.org' };
  const subject = `1234-ABCD is your code for the editor of ${site}`;
  const letter = { title: 'Your code', lines: [`Für ${site}`], code: '1234-ABCD' };
  await mailer({ mail }, BRAND, mailPage)?.('mia@example.org', { subject, letter });
  expect(server.received).toMatchObject([
    {
      to: 'mia@example.org',
      subject,
      body: expect.stringContaining(`Für ${site}`),
      html: expect.stringContaining(`Für ${site.replace('&', '&amp;')}`),
      autoSubmitted: 'auto-generated',
    },
  ]);
  await server.close();
});
