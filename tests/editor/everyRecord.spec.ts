import { expect } from 'playwright/test';
import { inspect } from '../../content/load/inspect.ts';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { collections } from '../../content/schema/collections.ts';
import { toRecord } from '../../tina/admin/forms/toRecord.ts';
import { toValues } from '../../tina/shared/toValues.ts';
import { keep, read } from './helpers/records.ts';
import { SCRATCH } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';
import { studioRecords } from './helpers/studioRecords.ts';

test('opening and saving any record changes no byte of it', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  // With 300 talks as many more of them.
  test.setTimeout(300_000);
  const records = await studioRecords(page);
  const { readings } = inspect(SCRATCH);
  expect(readings.length).toBeGreaterThan(90);
  for (const { file, collection } of readings) {
    const before = keep(file);
    const stored = (await records(collection)).find((one) => one.file === file);
    const { schema } = collections[collection];
    // As its form holds it.
    const record = withoutAbsent(toRecord(schema, toValues(schema, stored?.fields)));
    const base = stored?.version;
    for (const data of [
      { file, record, base },
      { file, record, opened: record },
    ]) {
      const headers = { origin: String(baseURL) };
      const answer = await page.request.post('/editor/save', { headers, data });
      expect(await answer.json(), file).toMatchObject({ kind: 'saved', files: [] });
    }
    expect(base, file).toMatch(/^[0-9a-f]{40}$/);
    expect(read(file), file).toBe(before);
  }
});
