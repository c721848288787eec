import { type Grey, white } from './grey.ts';

/** The print of a page as one byte per pixel: 1 for ink, 0 for paper. */
export type Ink = { readonly width: number; readonly height: number; readonly marks: Uint8Array };

/**
 * Range of the brightness threshold between ink and paper. Pale print is darker than the threshold, and paper grain is
 * brighter.
 */
const lightest = 205;
const darkest = 120;

export function inkOf({ width, height, pixels }: Grey): Ink {
  const limit = Math.min(lightest, Math.max(darkest, threshold(pixels)));
  return { width, height, marks: pixels.map((pixel) => (pixel < limit ? 1 : 0)) };
}

/** Otsu's threshold between ink and paper, which maximises the variance between dark and light pixels. */
function threshold(pixels: Uint8Array): number {
  const counts = new Uint32Array(white + 1);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const whole = counts.reduce((sum, count, shade) => sum + count * shade, 0);
  let [dark, darkSum, best, limit] = [0, 0, -1, 0];
  for (let shade = 0; shade <= white; shade++) {
    dark += counts[shade] ?? 0;
    darkSum += (counts[shade] ?? 0) * shade;
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) continue;
    const apart = dark * light * (darkSum / dark - (whole - darkSum) / light) ** 2;
    if (apart > best) [best, limit] = [apart, shade + 1];
  }
  return limit;
}
