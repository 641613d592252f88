import type { Talk } from '../../schema/talks.ts';

/** The files of all who speak in a talk, in their order. */
export const speakersOf = ({ speaker, others = [] }: Talk): string[] => [
  ...(speaker ? [speaker] : []),
  ...others.map(({ member }) => member),
];
