import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { png, SVG, TALK } from '../damages/damage.ts';
import { type Attack, MARK, type Project } from './attack.ts';

const NOT_PUBLISHED = 'No file of this name and place is published.';
const NO_PICTURE =
  'Pictures are published, and this is none by its name: they end in webp, png, jpg, avif or svg.';
const LINK = 'This is a link, and no file of its own.';
const SPECIAL = 'This is a pipe, a socket or a device, and no file: reading it may never end.';

const written =
  (file: string, content: string | Buffer) =>
  ({ write }: Project) =>
    write(file, content);

const linked =
  (file: string, target: string) =>
  ({ root, write }: Project) => {
    // For its folder.
    write(`${file}.x`, '');
    symlinkSync(target, join(root, file));
  };

const page = `<!doctype html><script>${MARK}</script>`;

type Case = readonly [name: string, file: string, bring: Attack['bring'], rule: Attack['rule']];

const CASES: readonly Case[] = [
  ...(
    [
      ['a page', 'public/images/talks/login.html', NO_PICTURE],
      ['a script in a new folder', 'public/images/new/x.js', NO_PICTURE],
      ['a page at the top', 'public/login.html', NOT_PUBLISHED],
      ['a page in place of the home page', 'public/index.html', NOT_PUBLISHED],
      ['a script among the bundles', 'public/assets/x.js', NOT_PUBLISHED],
      ['headers for the host', 'public/_headers', NOT_PUBLISHED],
      ['redirects for the host', 'public/_redirects', NOT_PUBLISHED],
      ['settings of a host', 'public/images/.htaccess', NO_PICTURE],
      ['a claim to the site’s name', 'public/.well-known/acme', NOT_PUBLISHED],
      ['a worker that stays', 'public/sw.js', NOT_PUBLISHED],
      ['an editor', 'public/admin/index.html', NOT_PUBLISHED],
      [
        'a page as a font',
        'public/fonts/x.woff2',
        'The file is not a font, whatever its name says.',
      ],
      [
        'a page as an icon',
        'public/favicon.ico',
        'The file is not an icon, whatever its name says.',
      ],
      [
        'a page as a picture',
        'public/images/new/x.png',
        'The file is no picture that a browser shows, and its ending says PNG.',
      ],
    ] as const
  ).map(([name, file, rule]): Case => [name, file, written(file, page), rule]),
  [
    'an application that takes the site’s place',
    'public/site.webmanifest',
    written('public/site.webmanifest', '{"name": "x", "start_url": "https://evil.example"}'),
    /^No file of this name/,
  ],
  [
    'a picture of ten thousand million pixels',
    'public/images/talks/bomb.png',
    written('public/images/talks/bomb.png', png(100_000, 100_000)),
    'The picture is 100000 by 100000 px, which fills the memory of who opens it.',
  ],
  [
    'a picture of six megabytes',
    'public/images/talks/big.png',
    written('public/images/talks/big.png', Buffer.concat([png(9, 9), Buffer.alloc(6 * 1024 ** 2)])),
    'The file has 6.0 MB; it may have 5.0 MB.',
  ],
  [
    'a drawing of a megabyte',
    'public/images/talks/big.svg',
    written('public/images/talks/big.svg', ' '.repeat(1024 ** 2)),
    'The file has 1.0 MB; it may have 512 KB.',
  ],
  [
    'a record of a megabyte',
    'content/talks/big.json',
    written('content/talks/big.json', ' '.repeat(1024 ** 2)),
    'The file has 1.0 MB; it may have 100 KB.',
  ],
  [
    'a link to a file of the machine',
    'public/images/talks/host.svg',
    linked('public/images/talks/host.svg', '/etc/passwd'),
    LINK,
  ],
  [
    'a record that is a link',
    'content/talks/host.json',
    linked('content/talks/host.json', '/etc/hosts'),
    LINK,
  ],
  ['a folder that is a link', 'public/images/etc', linked('public/images/etc', '/etc'), LINK],
  ['a collection that is a link', 'content/etc', linked('content/etc', '/etc'), LINK],
  [
    'a link to itself',
    'content/talks/loop.json',
    linked('content/talks/loop.json', 'loop.json'),
    LINK,
  ],
  [
    'a link to the folder above it',
    'public/images/talks/up',
    linked('public/images/talks/up', '../..'),
    LINK,
  ],
  [
    'a link to nowhere',
    'public/images/talks/none.png',
    linked('public/images/talks/none.png', 'nothing'),
    LINK,
  ],
  ...['content/talks/pipe.json', 'public/images/talks/pipe.png'].map(
    (file): Case => [
      `a pipe in ${file.split('/')[0]}/ that is never read to its end`,
      file,
      ({ root, write }) => {
        write(`${file}.x`, '');
        spawnSync('mkfifo', [join(root, file)]);
      },
      SPECIAL,
    ],
  ),
  [
    'a socket',
    'content/talks/socket.json',
    ({ root, write }) => {
      write('content/talks/socket.json.x', '');
      const listen =
        "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))";
      spawnSync(process.execPath, ['-e', listen, 'content/talks/socket.json'], { cwd: root });
    },
    SPECIAL,
  ],
  [
    'two records that some computers take for one',
    'content/talks/One-1.json',
    ({ write, read }) => write('content/talks/One-1.json', read(TALK)),
    'content/talks/One-1.json and content/talks/one-1.json differ in capital letters alone, and many computers take both for one.',
  ],
  [
    'two folders that some computers take for one',
    'public/images/Talks/one.svg',
    ({ write, read }) => write('public/images/Talks/one.svg', read(SVG)),
    'public/images/Talks and public/images/talks differ in capital letters alone, and many computers take both for one.',
  ],
  [
    'a name with a line break',
    'public/images/talks/a␊::error::.svg',
    ({ write, read }) => write('public/images/talks/a\n::error::.svg', read(SVG)),
    'The name of the picture or of its folder is not made of letters, digits and hyphens.',
  ],
];

/** Files that are neither pictures nor records, or not of the kind that they seem to be. */
export const files: Attack[] = CASES.map(([name, file, bring, rule]) => ({
  name,
  file,
  bring,
  rule,
}));
