import { expect, it } from 'vitest';
import { schemaOrgDiagnostics } from '../../schemaOrg.ts';

const graph = (node: object) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] });

it('reports a type, a property and a value that schema.org does not define, with the page', () => {
  const diagnostics = schemaOrgDiagnostics({
    '/good': graph({ '@type': 'Person', name: 'A', jobTitle: 'B' }),
    '/type': graph({ '@type': 'Persn', name: 'A' }),
    '/property': graph({ '@type': 'Person', name: 'A', jobTitel: 'B' }),
    '/value': graph({ '@type': 'VideoObject', name: 'A', duration: 5 }),
  }).join('\n');
  expect(diagnostics).toMatch(/^\/type\(.*Persn/m);
  expect(diagnostics).toMatch(/^\/property\(.*jobTitel/m);
  expect(diagnostics).toMatch(/^\/value\(.*duration/m);
  expect(diagnostics).not.toMatch(/^\/good/m);
});
