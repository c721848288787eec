/** Characters of Chinese, Japanese and Korean text and its punctuation, which are as wide as the text is high. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|[\u{20000}-\u{3ffff}]/u;
/** Average width of a bold character that is not in `wide`, such as a Latin letter, as a share of the text height. */
const narrowEm = 0.6;

/** Estimated width of a text in em. */
export const textWidthEm = (text: string): number =>
  [...text].reduce((sum, character) => sum + (wide.test(character) ? 1 : narrowEm), 0);
