import { encodeQR } from 'qr';

/** Empty modules around a code, which cameras need to find it (ISO/IEC 18004 §6.3.8). */
const quietZone = 4;

/** Rows of modules including the quiet zone. True is dark. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });

/** The dark modules as one SVG path in units of a module. Each run in a row is one rectangle. */
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
