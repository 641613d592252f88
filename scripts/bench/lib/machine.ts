import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** The machine, and how busy it is before anything is measured. */
function hardware(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() || 'processor of an unknown model';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${model}), ${memory} GB of memory, load ${load.toFixed(1)} before it`;
}

/**
 * When and with what a section was measured, as its first line.
 * @param packages whose versions matter to it
 * @param chromium version of the browser, where there is one
 */
export function madeWith(packages: readonly string[], chromium?: string): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = packages.map((name) => `${name} ${devDependencies[name] ?? dependencies[name]}`);
  const tools = [`Node ${process.versions.node}`, chromium && `Chromium ${chromium}`, ...versions];
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${hardware()}; ${tools.filter(Boolean).join(', ')}.`;
}
