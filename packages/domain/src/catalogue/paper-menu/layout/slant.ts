import { boundingBox, type PaperBox } from '../recognised-text.ts';

/**
 * Directions of rows and columns on a photographed page. In perspective, all rows meet in one point, and all columns
 * meet in another point. The slope of a row therefore depends linearly on its height on the page, and the lean of a
 * column on its distance from the middle.
 */
export type Slant = {
  readonly x: number;
  readonly y: number;
  /**
   * Number of pixels by which the middle row falls per pixel to the right (`slope`), and the increase of the slope per
   * pixel downwards (`fan`).
   */
  readonly slope: number;
  readonly fan: number;
  /**
   * Number of pixels by which the middle column moves to the right per pixel downwards (`lean`), and the increase of
   * the lean per pixel to the right (`spread`).
   */
  readonly lean: number;
  readonly spread: number;
};

export function noSlant(boxes: readonly PaperBox[]): Slant {
  const { left, top, width, height } = boundingBox(boxes);
  return { x: left + width / 2, y: top + height / 2, slope: 0, fan: 0, lean: 0, spread: 0 };
}

export type RowSlant = Pick<Slant, 'x' | 'y' | 'slope' | 'fan'>;

export const boxCentre = ({ left, top, width, height }: PaperBox) => ({ x: left + width / 2, y: top + height / 2 });

/** The height at which the row through a point crosses the middle of the page. */
export function rowOf({ x, y }: { readonly x: number; readonly y: number }, slant: RowSlant): number {
  const right = x - slant.x;
  return slant.y + (y - slant.y - right * slant.slope) / Math.max(0.2, 1 + right * slant.fan);
}

export const slopeOfRow = (row: number, { y, slope, fan }: RowSlant): number => slope + fan * (row - y);

/**
 * Converts a box on the photo to the straightened page. The box around a slanted word is higher and wider than the
 * word.
 */
export function straightenBox(box: PaperBox, slant: Slant): PaperBox {
  const middle = boxCentre(box);
  const row = rowOf(middle, slant);
  const down = row - slant.y;
  const { width, height } = straightSize(box, slopeOfRow(row, slant));
  const across = slant.x + (middle.x - slant.x - slant.lean * down) / Math.max(0.2, 1 + slant.spread * down);
  return { left: across - width / 2, top: row - height / 2, width, height };
}

/**
 * Lower limit of the height of a straightened word, as a share of its box. Without the limit a wide word would become
 * too flat, because letters do not fill the corners of the box.
 */
const flattest = 0.4;

function straightSize({ width, height }: PaperBox, slope: number): Pick<PaperBox, 'width' | 'height'> {
  const steep = Math.min(0.4, Math.abs(slope));
  const share = 1 - steep * steep;
  return {
    width: Math.max(width * flattest, (width - height * steep) / share),
    height: Math.max(height * flattest, (height - width * steep) / share),
  };
}
