export { colonnade, front, skyline } from './outdoors/buildings.ts';
export { ground, sea, sky, tree } from './outdoors/nature.ts';
export { lamps } from './outdoors/street.ts';
