import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath, qrSquares } from './qr-squares.ts';

const link = 'https://chifan.example/web/#/pages/internal/login/choose/choose?inviterId=7';

/** Converts a QR code to an image with 4 × 4 pixels per square, as a camera sees it. */
function photographed(squares: readonly (readonly boolean[])[]) {
  const edge = squares.length * 4;
  const pixels = Array.from({ length: edge * edge }, (_, at) => {
    const [x, y] = [Math.floor((at % edge) / 4), Math.floor(at / edge / 4)];
    const light = squares[y]?.[x] === true ? 0 : 255;
    return [light, light, light, 255];
  });
  return { width: edge, height: edge, data: new Uint8Array(pixels.flat()) };
}

test('a QR decoder reads the link from the generated QR code', () => {
  expect(decodeQR(photographed(qrSquares(link)))).toBe(link);
});

test('the generated QR code has an empty margin of four squares', () => {
  const squares = qrSquares(link);
  const rim = squares.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, row.length - 1 - x, squares.length - 1 - y) < 4),
  );
  expect(rim).not.toContain(true);
});

test('qrPath covers exactly the dark squares of the QR code', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z');
});
