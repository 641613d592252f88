import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the project, where the compiler finds schema-dts; hidden, so that nothing else reads it. */
const SCRATCH = '.cache/schema-org';

const COMPILER = 'node_modules/typescript/bin/tsc';
const SETTINGS = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];

/**
 * What schema.org's vocabulary does not allow of structured data: types and properties that it does
 * not know, and values of another kind. The compiler reads the data as literals of schema-dts's types.
 * @param graphs JSON-LD texts of pages, by the name that a diagnostic is to bear
 * @returns the diagnostics, one a line; empty where there are none
 */
export function schemaOrgDiagnostics(graphs: Readonly<Record<string, string>>): string[] {
  mkdirSync(SCRATCH, { recursive: true });
  const folder = mkdtempSync(join(SCRATCH, 'graphs-'));
  const names = Object.keys(graphs);
  const files = names.map((name, i) => {
    const file = join(folder, `${i}.ts`);
    // Laid out, so that a diagnostic's line is the property's.
    const data = JSON.stringify(JSON.parse(graphs[name] ?? ''), null, 1);
    writeFileSync(
      file,
      `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${data};\n`,
    );
    return file;
  });
  try {
    execFileSync(process.execPath, [
      COMPILER,
      ...SETTINGS,
      '--moduleResolution',
      'bundler',
      ...files,
    ]);
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: Buffer };
    if (!stdout) throw error;
    return names.reduce(
      (lines, name, i) => lines.map((line) => line.replace(files[i] ?? '', () => name)),
      stdout.toString().trim().split('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
