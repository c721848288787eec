import { type Grey, white } from './grey.ts';

/** Interpolates the brightness between four pixels. Positions outside the picture are white. */
function shadeAt({ width, height, pixels }: Grey, x: number, y: number): number {
  if (x <= -1 || y <= -1 || x >= width || y >= height) return white;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? white : (pixels[row * width + column] ?? white);
  const above = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return above * (1 - down) + below * down;
}

/** Scales a picture. Averages pixels when the picture shrinks, or thin strokes would break. */
export function scaled(grey: Grey, factor: number): Grey {
  if (factor === 1) return grey;
  const [width, height] = [Math.max(1, Math.round(grey.width * factor)), Math.max(1, Math.round(grey.height * factor))];
  const pixels = new Uint8Array(width * height);
  const samples = Math.max(1, Math.ceil(1 / factor));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let down = 0; down < samples; down++)
        for (let across = 0; across < samples; across++)
          sum += shadeAt(
            grey,
            (column + (across + 0.5) / samples) / factor - 0.5,
            (row + (down + 0.5) / samples) / factor - 0.5,
          );
      pixels[row * width + column] = Math.round(sum / (samples * samples));
    }
  return { width, height, pixels };
}

/** Rotates a picture clockwise around its centre and enlarges it so that the corners fit. */
export function rotateGrey(grey: Grey, degrees: number): Grey {
  if (degrees === 0) return grey;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const width = widened(grey.width, grey.width * Math.abs(cos) + grey.height * Math.abs(sin));
  const height = widened(grey.height, grey.height * Math.abs(cos) + grey.width * Math.abs(sin));
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [column - width / 2, row - height / 2];
      pixels[row * width + column] = Math.round(
        shadeAt(grey, x * cos + y * sin + grey.width / 2, y * cos - x * sin + grey.height / 2),
      );
    }
  return { width, height, pixels };
}

/** Widens a length by the same amount at both ends, so that the centre does not move. */
const widened = (edge: number, needed: number): number => edge + 2 * Math.max(0, Math.ceil((needed - edge) / 2));
