import { type Grey, white } from './grey.ts';

/** Edge of a tile in pixels. A tile is larger than a character and smaller than a shadow. */
const tile = 48;
/** The brightness of the paper in a tile is the 85th percentile of its pixels. Brighter pixels may be glare. */
const paperShare = 0.85;

/** Removes shadows and the tint of yellow paper, by dividing each pixel by the brightness of the paper around it. */
export function normalizeLighting(grey: Grey): Grey {
  const { width, height } = grey;
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const paper = smoothed(paperOf(grey, columns, rows), columns, rows);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const [y0, y1, down] = between(row, rows);
    for (let column = 0; column < width; column++) {
      const [x0, x1, right] = between(column, columns);
      const above = (paper[y0 * columns + x0] ?? white) * (1 - right) + (paper[y0 * columns + x1] ?? white) * right;
      const below = (paper[y1 * columns + x0] ?? white) * (1 - right) + (paper[y1 * columns + x1] ?? white) * right;
      const light = above * (1 - down) + below * down;
      const at = row * width + column;
      pixels[at] = Math.min(white, Math.round(((grey.pixels[at] ?? 0) * white) / Math.max(1, light)));
    }
  }
  return { width, height, pixels };
}

/** The two tiles whose centres are nearest to a pixel, and the pixel's position between them from 0 to 1. */
function between(pixel: number, tiles: number): [number, number, number] {
  const place = Math.min(tiles - 1, Math.max(0, (pixel + 0.5) / tile - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(tiles - 1, first + 1), place - first];
}

function paperOf({ width, height, pixels }: Grey, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(white + 1);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * tile), Math.min(height, (row + 1) * tile)];
      for (let y = row * tile; y < bottom; y++)
        for (let x = column * tile; x < right; x++) {
          const shade = pixels[y * width + x] ?? white;
          counts[shade] = (counts[shade] ?? 0) + 1;
        }
      const wanted = (right - column * tile) * (bottom - row * tile) * paperShare;
      let [shade, seen] = [0, 0];
      while (shade < white && seen + (counts[shade] ?? 0) < wanted) seen += counts[shade++] ?? 0;
      paper[row * columns + column] = shade;
    }
  return paper;
}

/** Takes the median of neighbouring tiles, because a tile full of ink shows no paper. */
function smoothed(paper: Float32Array, columns: number, rows: number): Float32Array {
  const smooth = new Float32Array(paper.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const near: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          near.push(paper[y * columns + x] ?? white);
      near.sort((one, other) => one - other);
      smooth[row * columns + column] = near[Math.floor(near.length / 2)] ?? white;
    }
  return smooth;
}
