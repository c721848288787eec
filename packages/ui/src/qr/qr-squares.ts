import { encodeQR } from 'qr';

/** Width of the empty margin in squares. Cameras need it to find a code (ISO/IEC 18004 §6.3.8). */
const quietZone = 4;

/** Rows of squares of a QR code, including the empty margin. True is dark. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });

/** One SVG path for all dark squares, in units of one square. Adjacent dark squares of a row form one rectangle. */
export const qrPath = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .map((row, y) =>
      runsOf(row)
        .map(({ from, to }) => `M${from} ${y}h${to - from}v1H${from}z`)
        .join(''),
    )
    .join('');

type Run = { readonly from: number; readonly to: number };

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x] === true) x += 1;
    runs.push({ from, to: x });
  }
  return runs;
}
