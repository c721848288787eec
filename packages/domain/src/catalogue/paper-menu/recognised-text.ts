/** A rectangle in pixels of its photographed page. */
export type PaperBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * A text that text recognition returned, with a confidence from 0 to 1 (`sureness`). `slope` is the number of pixels by
 * which its baseline falls per pixel to the right. `slope` is null if the text is too short.
 */
export type RecognisedText = {
  readonly text: string;
  readonly sureness: number;
  readonly slope: number | null;
  readonly box: PaperBox;
};

export const rightEdge = ({ left, width }: PaperBox): number => left + width;
export const bottomEdge = ({ top, height }: PaperBox): number => top + height;

export function boundingBox(boxes: readonly PaperBox[]): PaperBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map(rightEdge));
  const bottom = Math.max(...boxes.map(bottomEdge));
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether two texts are in one row of the straightened page. */
export const isInSameRow = (one: PaperBox, other: PaperBox): boolean =>
  Math.abs(one.top + one.height / 2 - other.top - other.height / 2) < Math.min(one.height, other.height) * 0.6;

/** Whether the horizontal ranges of two texts overlap, so that one text is above the other. */
export const isInSameColumn = (one: PaperBox, other: PaperBox): boolean =>
  one.left < rightEdge(other) && other.left < rightEdge(one);
