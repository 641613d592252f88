/** The two sides of a snapshot. */
export type Side = 'before' | 'after';

/** What two commits look like, and how they differ. */
export interface Snapshot {
  /** When it was rendered, in milliseconds: time decides which records are published. */
  readonly at: number;
  /** The code that drew it. */
  readonly site: string;
  /** The pages whose look differs. */
  readonly changed: readonly ChangedPage[];
  /** Why it could not be rendered, in words. */
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

/** What the snapshot process is asked for. */
export interface Order extends Revisions {
  /** The folder of all snapshots. */
  readonly folder: string;
  /** The module that `site.tsx` is built to. */
  readonly site: string;
  /** The address of the site's style. */
  readonly style: string;
}

/** The name of the snapshot of two commits: its folder, and part of its addresses. */
export const pairOf = ({ base, head }: Omit<Revisions, 'repository'>): string => `${base}-${head}`;

/** Where the snapshots of two commits are served. */
export const addressOf = (pair: string, side: Side, path = ''): string =>
  `/editor/snapshots/${pair}/${side}${path}`;

/** The file of a page in the folder of a snapshot, or of its changed parts alone. */
export const fileOf = (side: Side, route: string, isPart = false): string =>
  `${side}-${isPart ? 'changes-' : ''}${encodeURIComponent(route)}.html`;

/** Begins the addresses in the files of a snapshot, until they are served: `addressOf`, or a link takes its place. */
export const PREFIX = '/editor/snapshots/prefix';

/** How a page is asked for its changed parts alone. */
export const CHANGES = 'changes';

/** Where a snapshot's module finds the brand's record: schemas are made with its language and zone. */
export const BRAND_OF_SNAPSHOT = 'brand of a snapshot';

/** Marks where the snapshot belongs in the page of a proposal. */
export const SNAPSHOT_ID = 'snapshot';
export const SNAPSHOT_SLOT = `<template id="${SNAPSHOT_ID}"></template>`;
