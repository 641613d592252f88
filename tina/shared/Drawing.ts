/** The two sides of a drawing. */
export type Side = 'before' | 'after';

/** What two commits look like, and how they differ. */
export interface Drawing {
  /** When it was drawn, in milliseconds: time decides which records are published. */
  readonly at: number;
  /** The code that drew it. */
  readonly site: string;
  /** The pages whose look differs. */
  readonly changed: readonly ChangedPage[];
  /** Why it could not be drawn, in words. */
  readonly problem?: string;
}

/** A page that looks different, on the sides that have it. */
export interface ChangedPage {
  readonly route: string;
  readonly title: string;
  /** Whether its sections differ, and not only what pages share. */
  readonly isOwn: boolean;
  readonly sides: readonly Side[];
}

/** The commits that are compared. */
export interface Revisions {
  /** The folder of the Git repository that holds both. */
  readonly repository: string;
  readonly base: string;
  readonly head: string;
}

/** What the drawing process is asked for. */
export interface Order extends Revisions {
  /** The folder of all drawings. */
  readonly folder: string;
  /** The module that `site.tsx` is built to. */
  readonly site: string;
  /** The address of the site's style. */
  readonly style: string;
}

/** The name of the drawing of two commits: its folder, and part of its addresses. */
export const pairOf = ({ base, head }: Omit<Revisions, 'repository'>): string => `${base}-${head}`;

/** Where the drawings of two commits are served. */
export const addressOf = (pair: string, side: Side, path = ''): string =>
  `/editor/drawn/${pair}/${side}${path}`;

/** The file of a page in the folder of a drawing, or of its changed parts alone. */
export const fileOf = (side: Side, route: string, isPart = false): string =>
  `${side}-${isPart ? 'changes-' : ''}${encodeURIComponent(route)}.html`;

/** Begins the addresses in the files of a drawing, until they are served: `addressOf`, or a link takes its place. */
export const PLACE = '/editor/drawn/place';

/** How a page is asked for its changed parts alone. */
export const CHANGES = 'changes';

/** Where a drawing's module finds the brand's record: schemas are made with its language and zone. */
export const BRAND_OF_DRAWING = 'brand of a drawing';

/** Stands in the page of a proposal where the drawing belongs. */
export const DRAWN = 'drawn';
export const DRAWN_SLOT = `<template id="${DRAWN}"></template>`;
