/** In pixels of its page. */
export type PaperBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * A piece of print as read by a recogniser, with a sureness from 0 to 1. `slope`: pixels that its baseline falls per
 * pixel to the right. Null if the piece is too short to measure.
 */
export type ReadPiece = {
  readonly text: string;
  readonly sureness: number;
  readonly slope: number | null;
  readonly box: PaperBox;
};

export const rightOf = ({ left, width }: PaperBox): number => left + width;
export const bottomOf = ({ top, height }: PaperBox): number => top + height;

export function around(boxes: readonly PaperBox[]): PaperBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map(rightOf));
  const bottom = Math.max(...boxes.map(bottomOf));
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether two pieces are in one row of the straight page. */
export const isBeside = (one: PaperBox, other: PaperBox): boolean =>
  Math.abs(one.top + one.height / 2 - other.top - other.height / 2) < Math.min(one.height, other.height) * 0.6;

/** Whether one piece is above or below the other. */
export const isInColumn = (one: PaperBox, other: PaperBox): boolean =>
  one.left < rightOf(other) && other.left < rightOf(one);
