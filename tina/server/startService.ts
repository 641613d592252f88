import { createServer } from 'node:http';
import { join } from 'node:path';
import { EventLog } from '../proposals/EventLog.ts';
import { openRepository } from '../proposals/openRepository.ts';
import type { BuiltEditor } from './built/BuiltEditor.ts';
import { createApp } from './createApp.ts';
import { drain } from './drain.ts';
import { liveSite } from './LiveSite.ts';
import { glanceAt } from './mail/glance.ts';
import { type MailBrand, mailer, type SendMail } from './mail/mailer.ts';
import { openNotices } from './Notices.ts';
import { previewLinks } from './PreviewLinks.ts';
import { proposalPages } from './ProposalPages.ts';
import { openChoices } from './people/Choices.ts';
import { Presence, standingOf } from './presence/Presence.ts';
import type { Settings } from './readSettings.ts';
import type { Service } from './Service.ts';
import { type Letters, openAccounts, openPeople } from './signIn/accounts.ts';
import { CODE_MINUTES } from './signIn/Codes.ts';
import { SiteFolder } from './site/SiteFolder.ts';
import { Snapshots } from './snapshots/Snapshots.ts';

/** How codes reach people: by mail; in the embedded form in the terminal. The rest is mail alone. */
const letters = (
  send: SendMail | undefined,
  address: string,
  site: string,
  { browserOf }: BuiltEditor['views'],
): Letters => ({
  async code(email, code) {
    if (!send) return console.log(`  Code for ${email}: ${code}`);
    const title = `Your code for the editor of ${site}`;
    // It has no button: the code is typed in the window that asked for it.
    const lines = [
      `Type this code where you asked for it, at ${address}. It is good for ${CODE_MINUTES} minutes, once.`,
      'If you did not ask for it, someone else typed your address. You need to do nothing.',
    ];
    const subject = `${code} is your code for the editor of ${site}`;
    await send(email, { subject, letter: { title, code, lines } });
  },
  async newBrowser(email, browser) {
    const title = `A new browser signed in to the editor of ${site}`;
    const lines = [
      `Someone signed in as you with a browser that is new here, or was not used for a year: ${browserOf(browser)}.`,
      'If that was you, you need to do nothing. If not, sign out there, and tell an admin.',
    ];
    const button = { label: 'See your browsers', address: `${address}/editor/account` };
    await send?.(email, { subject: title, letter: { title, lines, button } });
  },
});

const SYNC_MS = 60_000;

/** A scheduled proposal is published at most 15 seconds after its minute begins. */
const DUE_MS = 5_000;

/**
 * Starts the editor as a service.
 * @param project the checkout whose code runs
 * @param brand the firm's: the site has its name
 * @throws in words, where another process owns the data folder or the port, or the repository cannot be reached
 */
export async function startService(
  settings: Settings,
  built: BuiltEditor,
  project: string,
  brand: MailBrand,
) {
  const site = brand.name;
  const snapshots = new Snapshots({
    folder: join(settings.data, 'snapshots'),
    site: built.renderSite,
    style: built.style,
  });
  const repository = await openRepository({
    folder: join(settings.data, 'repository'),
    database: join(settings.data, 'people.sqlite'),
    project,
    ...settings.origin,
  });
  const pages = proposalPages({ views: built.viewsAt, published: repository.published() });
  const { database } = openPeople(settings.data);
  const send = mailer(settings, brand, built.views.mailPage);
  try {
    const accounts = await openAccounts(
      settings,
      database,
      letters(send, settings.address, site, built.views),
    );
    const { people } = accounts;
    if (people.list().length === 0 && settings.admin)
      people.invite(settings.admin.name, settings.admin.email, 'admin');
    const { address } = settings;
    const look = (id: string) => glanceAt({ repository, pages, snapshots }, id);
    const notices = send && openNotices({ database, people, send, look, address, site });
    const presence = new Presence();
    const { site: origin, siteFolder: link, deployHook: hook } = settings;
    const folder = link
      ? new SiteFolder({ project, link, work: join(settings.data, 'site') })
      : undefined;
    const service: Service = {
      settings,
      accounts,
      repository,
      built,
      snapshots,
      pages,
      presence,
      site,
      choices: openChoices(database, repository),
      live: liveSite({ site: origin, hook, folder, log: new EventLog(database) }),
      links: previewLinks(database, people, address),
    };
    repository.onChange(async (proposal: string, files: readonly string[]) => {
      presence.changed(proposal, files);
      presence.stands(proposal, await standingOf(repository, proposal));
    });
    // An idle connection is kept for longer than proxies keep theirs (60 s): a request on one that ends is lost.
    const server = createServer({ keepAliveTimeout: 75_000 }, createApp(service));
    const end = drain(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.port, settings.host, resolve);
    });
    let isStopping = false;
    // What a stop interrupts is done at the next start.
    const report = (error: unknown) => {
      if (!isStopping) console.error(error);
    };
    const publishDue = async () => {
      const now = Date.now();
      await repository.publishDue(now);
      const main = await repository.main();
      await service.live.deploy(main.commit, repository.turned, now);
      void folder?.keep(main, repository.turned).catch(report);
      void notices?.send(now).catch(report);
    };
    const sync = async () => {
      await repository.sync();
      const build = await service.live.build();
      if (build) await repository.noteLive(build.commit, build.since);
    };
    void publishDue().catch(report);
    const warm = async () => {
      pages.start();
      const { commit, ...place } = await repository.main();
      await snapshots.renew({ ...place, base: commit, head: commit });
    };
    void warm().catch(report);
    const timers = [
      setInterval(() => void sync().catch(report), SYNC_MS),
      setInterval(() => void publishDue().catch(report), DUE_MS),
    ];
    return {
      service,
      server,
      /** Ends it: what is under way is done first. */
      async stop(): Promise<void> {
        isStopping = true;
        for (const timer of timers) clearInterval(timer);
        const mailed = notices?.close();
        await end();
        snapshots.close();
        pages.close();
        folder?.close();
        await repository.close();
        await mailed;
        database.close();
      },
    };
  } catch (error) {
    await repository.close();
    database.close();
    throw error;
  }
}
