import { type Box, type Grey, white } from './grey.ts';

/** A white page with black boxes in place of characters and dots. */
export function pageForTest({ width, height }: Pick<Grey, 'width' | 'height'>, boxes: readonly Box[]): Grey {
  const pixels = new Uint8Array(width * height).fill(white);
  for (const { left, top, width: across, height: down } of boxes)
    for (let row = top; row < top + down; row++) pixels.fill(20, row * width + left, row * width + left + across);
  return { width, height, pixels };
}

const size = 30;

/** Boxes in place of `count` square characters in one line. */
export const characters = (count: number, left: number, top: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({ left: left + at * (size + 4), top, width: size, height: size }));

export const dots = (count: number, left: number, top: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({ left: left + at * 14, top, width: 4, height: 4 }));
