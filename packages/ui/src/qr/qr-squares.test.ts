import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath, qrSquares } from './qr-squares.ts';

const link = 'https://chifan.example/web/#/pages/internal/login/choose/choose?inviterId=7';

/** The code as pixels, 4 × 4 for each module. */
function photographed(squares: readonly (readonly boolean[])[]) {
  const edge = squares.length * 4;
  const pixels = Array.from({ length: edge * edge }, (_, at) => {
    const [x, y] = [Math.floor((at % edge) / 4), Math.floor(at / edge / 4)];
    const light = squares[y]?.[x] === true ? 0 : 255;
    return [light, light, light, 255];
  });
  return { width: edge, height: edge, data: new Uint8Array(pixels.flat()) };
}

test('a camera reads the link from the QR code', () => {
  expect(decodeQR(photographed(qrSquares(link)))).toBe(link);
});

test('the QR code has an empty margin of four modules', () => {
  const squares = qrSquares(link);
  const rim = squares.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, row.length - 1 - x, squares.length - 1 - y) < 4),
  );
  expect(rim).not.toContain(true);
});

test('the path covers exactly the dark modules', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z');
});
