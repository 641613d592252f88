import { behind } from './poses/behind.ts';
import type { Pose } from './poses/pose.ts';
import { seated } from './poses/seated.ts';
import { sideways } from './poses/sideways.ts';
import { standing } from './poses/standing.ts';

export type { Pose } from './poses/pose.ts';

const poses = { ...standing, ...sideways, ...seated, ...behind };

export type PoseName = keyof typeof poses;

export const pose = (name: PoseName): Pose => poses[name];
