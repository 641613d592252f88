import type { Piece } from '../shapes.ts';
import { blackboardScene } from './gallery-blackboard.ts';
import { campusScene } from './gallery-campus.ts';
import { panelScene } from './gallery-panel.ts';
import { stageScene } from './gallery-stage.ts';

/** The four scenes of the home page, by file name. */
export const gallery: Readonly<Record<string, () => Piece>> = {
  stage: stageScene,
  panel: panelScene,
  blackboard: blackboardScene,
  campus: campusScene,
};
