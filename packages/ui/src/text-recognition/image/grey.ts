/** A greyscale picture: one byte per pixel, row by row, 0 is black. */
export type Grey = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type Rgba = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray | Uint8Array };

export const white = 255;

/** Converts a picture to greyscale with the colour weights of the human eye. Transparent pixels become white. */
export function greyOf({ width, height, data }: Rgba): Grey {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const [red, green, blue, opaque] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0];
    const shade = (red * 299 + green * 587 + blue * 114) / 1000;
    pixels[at] = Math.round(white + ((shade - white) * opaque) / white);
  }
  return { width, height, pixels };
}

/** Inverts a page with white print on a dark background, because text recognition expects dark print. */
export function toDarkOnLight(grey: Grey): Grey {
  const counts = new Uint32Array(white + 1);
  for (const pixel of grey.pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  let [middle, seen] = [0, 0];
  while (seen + (counts[middle] ?? 0) < grey.pixels.length / 2) seen += counts[middle++] ?? 0;
  return middle < white * 0.4 ? inverted(grey) : grey;
}

export const inverted = ({ width, height, pixels }: Grey): Grey => ({
  width,
  height,
  pixels: pixels.map((pixel) => white - pixel),
});

/** Cuts out a part of a picture and adds a white margin, because text recognition misreads characters at the edge. */
export function cropGrey(grey: Grey, { left, top, width, height }: Box, margin: number): Grey {
  const cut = new Uint8Array((width + 2 * margin) * (height + 2 * margin)).fill(white);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * grey.width + left;
    cut.set(grey.pixels.subarray(from, from + width), (row + margin) * (width + 2 * margin) + margin);
  }
  return { width: width + 2 * margin, height: height + 2 * margin, pixels: cut };
}
