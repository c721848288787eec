import { placeholderOf, placeholderSide } from '@chifan/domain/upload';

/** Bytes of a row of pixels. A BMP fills each row up to a multiple of four bytes. */
const rowBytes = Math.ceil((placeholderSide * 3) / 4) * 4;
const headBytes = 54;

/**
 * The blurred placeholder of a picture as a data URL (rule upload-9): a BMP of nine pixels, which the browser enlarges
 * smoothly. Null without a placeholder in the picture's name.
 */
export function placeholderImage(address: string): string | null {
  const colours = placeholderOf(address);
  return colours && `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmapOf(colours)))}`;
}

function bitmapOf(colours: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(headBytes + rowBytes * placeholderSide);
  const head = new DataView(bytes.buffer);
  const numbers = [
    [2, bytes.length],
    [10, headBytes],
    [14, headBytes - 14],
    [18, placeholderSide],
    [22, placeholderSide],
  ] as const;
  head.setUint16(0, 0x424d);
  for (const [at, value] of numbers) head.setUint32(at, value, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 24, true);
  // A BMP begins with the lowest row, and each pixel is blue, green, red.
  for (const [at, value] of colours.entries()) {
    const pixel = Math.floor(at / 3);
    const row = placeholderSide - 1 - Math.floor(pixel / placeholderSide);
    bytes[headBytes + row * rowBytes + (pixel % placeholderSide) * 3 + (2 - (at % 3))] = value;
  }
  return bytes;
}
