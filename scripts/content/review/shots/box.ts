/** A part of a page, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const bottom = ({ top, height }: Box): number => top + height;
