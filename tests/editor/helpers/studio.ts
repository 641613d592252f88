// The studio that the tests edit in: the project's own, started in a copy of its content.
import { copyContent, SCRATCH } from './scratch.ts';

copyContent();
process.chdir(SCRATCH);
await import('../../../scripts/start.ts');
