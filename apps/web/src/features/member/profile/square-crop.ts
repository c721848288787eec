type Size = { readonly width: number; readonly height: number };

/**
 * The selected square of a picture. `zoom` 1 is the largest square. `x` and `y` are the square’s position, from 0
 * (start) to 1 (end of the possible range).
 */
export type SquareCrop = { readonly zoom: number; readonly x: number; readonly y: number };

export const wholeSquare: SquareCrop = { zoom: 1, x: 0.5, y: 0.5 };

export const cropZoom = { min: 1, max: 4 } as const;

/** The selected square, in pixels of the picture. */
export function squareOf({ zoom, x, y }: SquareCrop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * Moves the selected square after the picture was dragged by a number of screen pixels in a frame of the width `frame`.
 */
export function dragged(crop: SquareCrop, by: { x: number; y: number }, picture: Size, frame: number): SquareCrop {
  const { side } = squareOf(crop, picture);
  const perPixel = side / frame;
  const moved = (at: number, way: number, room: number) =>
    room <= 0 ? 0.5 : within(at - (way * perPixel) / room, 0, 1);
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x, picture.width - side),
    y: moved(crop.y, by.y, picture.height - side),
  };
}

/** Zooms the selected square. The middle of the square stays in place, unless the square would leave the picture. */
export function zoomed(crop: SquareCrop, factor: number, picture: Size): SquareCrop {
  const zoom = within(crop.zoom * factor, cropZoom.min, cropZoom.max);
  const before = squareOf(crop, picture);
  const side = Math.min(picture.width, picture.height) / zoom;
  const kept = (start: number, length: number) => {
    const room = length - side;
    return room <= 0 ? 0.5 : within((start + before.side / 2 - side / 2) / room, 0, 1);
  };
  return { zoom, x: kept(before.left, picture.width), y: kept(before.top, picture.height) };
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
