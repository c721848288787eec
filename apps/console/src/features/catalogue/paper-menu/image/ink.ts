import { type Grey, white } from './grey.ts';

/** 1 for each pixel with print. */
export type Ink = { readonly width: number; readonly height: number; readonly marks: Uint8Array };

/** Limits of the threshold: pale print is still ink, and paper grain is not. */
const lightest = 205;
const darkest = 120;

export function inkOf({ width, height, pixels }: Grey): Ink {
  const limit = Math.min(lightest, Math.max(darkest, threshold(pixels)));
  return { width, height, marks: pixels.map((pixel) => (pixel < limit ? 1 : 0)) };
}

/** Otsu's threshold, which maximises the variance between both sides. */
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
