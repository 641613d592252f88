// `npm run content:launch`: lists what is missing before this content can go live, and where to
// change it. Exits with 1 if something is.
import { loadEnv } from 'vite';
import { commandLine } from '../lib/runCommand.ts';
import { drawnPictures, launchList } from './launch/launchList.ts';
import { holdsUp, launchText } from './launch/launchText.ts';
import { projectObstacles } from './launch/project.ts';

commandLine('Usage: npm run content:launch', {});
const root = process.cwd();
// The same reading of .env and the environment as the build's.
const env = loadEnv('production', root);
const project = await projectObstacles(env);
const groups = launchList(root, { env, drawn: drawnPictures(root), project });
console.log(launchText(groups));
process.exitCode = groups.some(holdsUp) ? 1 : 0;
