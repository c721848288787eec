export { type PaperPage, type PaperRow, type PaperRowIssue, paperPageOf } from './paper-rows.ts';
export { boundingBox, type PaperBox, type RecognisedText } from './recognised-text.ts';
