import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordHistory } from '../../../tina/server/recordHistory.ts';

const TALK = 'content/talks/losing-well.json';
const OTHER_TALK = 'content/talks/hedging-gaps.json';
const EVENT = 'content/events/evening.mdx';

const talk = (id: number, title: string) => ({
  id,
  title,
  description: 'How much of a plan is left after the first bad week, and what to do then.',
  type: 'podcast',
  date: '2025-04-04',
  speaker: 'content/team/anvita-raghunath.json',
  playLink: 'https://video.example/4',
});
const member = (name: string) => ({
  name,
  role: 'Teaches at the desk',
  description: 'Has traded for ten years, and has taught it for five of them.',
  image: '/images/team/one.webp',
  alt: 'A person at a desk',
});
const json = (record: object) => `${JSON.stringify(record, null, 2)}\n`;

const RECORDS: Readonly<Record<string, string>> = {
  [TALK]: json(talk(4, 'A trader’s guide to losing money well')),
  [OTHER_TALK]: json(talk(5, 'Hedging where prices jump')),
  [EVENT]:
    '---\ntitle: An evening at the desk\ndates: 14 February 2025\ndate: "2025-02-14"\n---\n\nBring one idea that you can say in a sentence; we test it on ten years of *prices*.\n',
  'content/team/anvita-raghunath.json': json(member('Anvita Raghunath')),
  'content/team/farhad-bamji.json': json(member('Farhad Bamji')),
};

describe('the history of a record', () => {
  const root = mkdtempSync(join(tmpdir(), 'history-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@firm.example', ...args], { cwd: root });
  const commit = (name: string, why: string) => {
    git('add', '.');
    git('-c', `user.name=${name}`, 'commit', '-q', '--no-gpg-sign', '-m', why);
  };
  const path = (file: string) => join(root, file);
  const change = (file: string, from: string, to: string) =>
    writeFileSync(
      path(file),
      readFileSync(path(file), 'utf8').replace(from, () => to),
    );

  beforeAll(() => {
    for (const [file, text] of Object.entries(RECORDS)) {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), text);
    }
    git('init', '-q');
    commit('Asha Rao', 'All records');
    change(TALK, 'losing money well', 'losing money slowly');
    change(TALK, 'anvita-raghunath', 'farhad-bamji');
    commit('Ravi Menon', 'A slower title');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('says who, when, why, and what in words', async () => {
    const [newest, oldest] = await recordHistory(root, TALK);
    expect(newest).toMatchObject({ who: 'Ravi Menon', why: 'A slower title' });
    expect(Date.parse(String(newest?.when))).toBeGreaterThan(0);
    expect(newest?.changes).toEqual([
      {
        path: ['Title'],
        shown: {
          as: 'words',
          parts: [
            { what: 'same', text: 'A trader’s guide to losing money ' },
            { what: 'removed', text: 'well' },
            { what: 'added', text: 'slowly' },
          ],
        },
      },
      {
        path: ['Speaker'],
        shown: { as: 'values', before: 'Anvita Raghunath', after: 'Farhad Bamji' },
      },
    ]);
    expect(oldest).toMatchObject({ who: 'Asha Rao', changes: [] });
    expect(oldest?.values).toMatchObject({
      number: 4,
      title: 'A trader’s guide to losing money well',
    });
  });

  it('puts first what is in no commit yet, and reads texts as their field has them', async () => {
    const before = readFileSync(path(EVENT), 'utf8');
    writeFileSync(path(EVENT), `${before}\n\nOne more paragraph.\n`);
    const [now, committed] = await recordHistory(root, EVENT);
    expect(now?.who).toBeUndefined();
    expect(now?.changes.map(({ path }) => path)).toEqual([['Description']]);
    expect(now?.values?.body).toMatchObject({ type: 'root' });
    expect(committed?.who).toBe('Asha Rao');
    writeFileSync(path(EVENT), before);
  });

  it('follows a record that was renamed', async () => {
    git('mv', TALK, 'content/talks/losing-slowly.json');
    commit('Asha Rao', 'Another name');
    const history = await recordHistory(root, 'content/talks/losing-slowly.json');
    expect(history.map(({ why }) => why)).toEqual([
      'Another name',
      'A slower title',
      'All records',
    ]);
    expect(history[1]?.changes).toHaveLength(2);
  });

  it('has nothing of a record that is new, but that it is not proposed yet', async () => {
    const file = 'content/talks/brand-new.json';
    writeFileSync(path(file), String(RECORDS[OTHER_TALK]));
    expect(await recordHistory(root, file)).toMatchObject([{ changes: [] }]);
  });

  it('goes on where a version cannot be read', async () => {
    const file = OTHER_TALK;
    const before = readFileSync(path(file), 'utf8');
    writeFileSync(path(file), '{ "title": ');
    commit('Ravi Menon', 'Broken off');
    writeFileSync(path(file), before);
    commit('Ravi Menon', 'Mended');
    const [mended, broken] = await recordHistory(root, file);
    expect(mended).toMatchObject({ why: 'Mended', changes: [] });
    expect(broken?.values).toBeUndefined();
  });

  it('puts nothing back that has another shape than today’s form', async () => {
    const file = 'content/talks/hedging-gaps.json';
    const before = readFileSync(path(file), 'utf8');
    writeFileSync(path(file), '{ "headline": { "roman": "As it was once" } }');
    commit('Ravi Menon', 'Another shape');
    writeFileSync(path(file), before);
    commit('Ravi Menon', 'Todays');
    const [now, then] = await recordHistory(root, file);
    expect(now?.values).toBeDefined();
    expect(then).toMatchObject({ why: 'Another shape' });
    expect(then?.values).toBeUndefined();
  });

  it('lets others run between two versions', async () => {
    let turns = 0;
    let isOver = false;
    const run = () => {
      turns++;
      if (!isOver) setImmediate(run);
    };
    run();
    const versions = await recordHistory(root, TALK);
    isOver = true;
    expect(versions.length).toBeGreaterThan(1);
    expect(turns).toBeGreaterThan(versions.length);
  });

  it('is the same whatever settings of Git a person has', async () => {
    // Git would print what it thinks of the signature before the commit.
    const signature = 'gpgsig -----BEGIN SSH SIGNATURE-----\n U1NI\n -----END SSH SIGNATURE-----\n';
    const last = `${git('log', '-1', '--format=%H', '--', TALK)}`.trim();
    const unsigned = `${git('cat-file', 'commit', last)}`;
    const input = unsigned.replace('\n\n', () => `\n${signature}\n`);
    const hash = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
      cwd: root,
      input,
    });
    const before = await recordHistory(root, TALK);
    git('update-ref', 'HEAD', `${hash}`.trim());
    const settings = join(root, '.git/own-settings');
    git('config', '--file', settings, 'log.showSignature', 'true');
    git('config', '--file', settings, 'color.ui', 'always');
    vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
    try {
      expect(await recordHistory(root, TALK)).toEqual(before);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each([
    'content/../package.json',
    'content/talks/../../x.json',
    '/etc/passwd',
    'package.json',
    '',
  ])('tells nothing of %s', async (file) => {
    await expect(recordHistory(root, file)).rejects.toThrow('There is no such record.');
  });
});
