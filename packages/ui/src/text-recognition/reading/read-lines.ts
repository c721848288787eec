import type { RecognisedText } from '@chifan/domain/catalogue/paper-menu';
import { type LineScale, linePicture, type Page } from '../image/page.ts';
import { pgmOf } from '../image/pgm.ts';
import { mostLikelyReading, type Reading } from './most-likely-reading.ts';

/** Recognises the text in the picture of one line. */
export type ReadPicture = (picture: Uint8Array<ArrayBuffer>) => Promise<Reading>;

/** Sizes at which each text line is read. The results are combined by majority. */
const scales: readonly LineScale[] = [
  { height: 36, margin: 0.2 },
  { height: 30, margin: 0.22 },
  { height: 42, margin: 0.3 },
];

type Watched = { readonly onLine?: (done: number, all: number) => void; readonly signal?: AbortSignal };

/** Recognises the text of each line of a page. @throws the abort reason of the signal */
export async function readLines(
  page: Page,
  read: ReadPicture,
  { onLine, signal }: Watched = {},
): Promise<RecognisedText[]> {
  const pieces: RecognisedText[] = [];
  for (const [at, { slope, ...box }] of page.lines.entries()) {
    signal?.throwIfAborted();
    const readings: Reading[] = [];
    for (const scale of scales) readings.push(await read(pgmOf(linePicture(page.grey, box, scale))));
    const { text, confidence } = mostLikelyReading(readings);
    pieces.push({ text, sureness: confidence, slope, box });
    onLine?.(at + 1, page.lines.length);
  }
  return pieces;
}
