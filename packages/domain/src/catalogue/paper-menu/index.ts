export { type PaperDoubt, type PaperRow, paperRowsOf } from './paper-rows.ts';
export type { PaperBox, ReadPiece } from './read-piece.ts';
