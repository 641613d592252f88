// `npm run submissions [-- --json] [--data <folder>]`: what the two forms have brought, newest
// first, from the embedded database. A Supabase project shows its tables in its own dashboard.
import { parseArgs } from 'node:util';
import { arrived, type Submission } from './backend/arrived.ts';
import { DATA_DIR } from './backend/start.ts';

const FORMS = { contact: 'Contact', request_demo: 'Demo request' };

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    data: { type: 'string', default: DATA_DIR },
  },
});
const submissions = await arrived(values.data);
if (values.json) console.log(JSON.stringify(submissions, null, 2));
else if (submissions.length === 0) console.log('Nothing has arrived yet.');
else console.log(table(submissions));

function table(rows: Submission[]): string {
  const cells = rows.map((row) => [
    row.received_at.toLocaleString('sv-SE').slice(0, 16),
    FORMS[row.form],
    ...[row.name, row.email, row.phone].map(printable),
    row.suspected ? 'suspected: the hidden field was filled' : '',
  ]);
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => columnsOf(line[column] ?? ''))),
  );
  return rows
    .flatMap((row, index) => [
      (cells[index] ?? [])
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
      `    ${printable(row.query)}`,
    ])
    .join('\n');
}

/** Strangers wrote this: what would move the cursor or rename the terminal is shown, not obeyed. */
function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - columnsOf(text));
}

/** Near enough for a terminal: one column a visible letter, two for an emoji. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    columns += /\p{Emoji_Presentation}/u.test(segment) ? 2 : 1;
  }
  return columns;
}
