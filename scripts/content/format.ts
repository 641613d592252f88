// `npm run content:format [-- --check]`: writes every record in its canonical form, or only tells
// which are not in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonical } from '../../content/load/canonical.ts';
import { inspect } from '../../content/load/inspect.ts';
import { collections } from '../../content/schema/collections.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const { readings } = inspect(process.cwd());
const differing = readings.flatMap(({ file, collection }) => {
  const text = readFileSync(file, 'utf8');
  const form = canonical(collections[collection], text);
  return form === undefined || form === text ? [] : [{ file, form }];
});

for (const { file, form } of differing) {
  if (!values.check) writeFileSync(file, form);
  console.log(file);
}
const state = values.check ? 'not in the canonical form' : 'rewritten';
console.log(`${differing.length} of ${readings.length} records ${state}.`);
if (values.check && differing.length > 0) process.exitCode = 1;
