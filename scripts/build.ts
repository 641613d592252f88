// `npm run build`: the site in dist/client.
import { spawnSync } from 'node:child_process';
import { BUILD_STEPS } from './lib/buildSteps.ts';
import { commandLine } from './lib/runCommand.ts';

commandLine('Usage: npm run build', {});
for (const { command } of BUILD_STEPS) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
