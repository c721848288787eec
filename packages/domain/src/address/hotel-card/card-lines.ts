import {
  boundingBox,
  isInSameRow,
  type PaperBox,
  type RecognisedText,
} from '../../catalogue/paper-menu/recognised-text.ts';

/** A printed line of a card, with its text height in pixels. */
export type CardLine = { readonly text: string; readonly height: number; readonly box: PaperBox };

/** Joins the recognised texts of each row from left to right, and returns the rows from top to bottom. */
export function cardLines(pieces: readonly RecognisedText[]): CardLine[] {
  const rows: RecognisedText[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.box.top - other.box.top)) {
    const row = rows.find(([first]) => first !== undefined && isInSameRow(first.box, piece.box));
    if (row === undefined) rows.push([piece]);
    else row.push(piece);
  }
  return rows.map((row) => ({
    text: plain(
      row
        .toSorted((one, other) => one.box.left - other.box.left)
        .map(({ text }) => text)
        .join(' '),
    ),
    height: Math.max(...row.map(({ box }) => box.height)),
    box: boundingBox(row.map(({ box }) => box)),
  }));
}

/** Converts digits and letters to half width, and removes spaces between Chinese characters and digits. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?<=[\p{Script=Han}\d]) +(?=[\p{Script=Han}\d])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
