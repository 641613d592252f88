import * as desk from './icons/desk.ts';
import * as hiring from './icons/hiring.ts';

const ICONS = {
  'pre-tested': hiring.preTested,
  speed: hiring.speed,
  breadth: hiring.breadth,
  confidential: hiring.confidential,
  fit: hiring.fit,
  aftercare: hiring.aftercare,
  strategies: desk.strategies,
  generative: desk.generative,
  'trusted-code': desk.trustedCode,
  'phoenix-copilot': desk.phoenixCopilot,
  'phoenix-pro': desk.phoenixPro,
  'phoenix-python': desk.phoenixPython,
};

export const vectors: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(ICONS).map(([name, draw]) => [`images/icons/${name}.svg`, draw]),
);
