export { type PaperDoubt, type PaperPage, type PaperRow, paperPageOf } from './paper-rows.ts';
export { around, type PaperBox, type ReadPiece } from './read-piece.ts';
