/** A text for comparison: its words with a space before and after each word, and the same text without spaces. */
export type Words = { readonly spaced: string; readonly tight: string };

/** Letters that Arabic and Urdu keyboards write with different characters, and the form that replaces both. */
const sameLetters: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'ی', ه: 'ہ', ة: 'ہ', ھ: 'ہ' };

/** Removes case, accents and punctuation, so that "Le Méridien" and "LE MERIDIEN" are equal. */
export function foldedWords(text: string): Words {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`・]/gu, '')
    .replace(/[كيىهةھ]/gu, (letter) => sameLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { spaced: ` ${words.join(' ')} `, tight: words.join('') };
}

/** Whether a word is in a script that writes words without spaces, or, like Korean, often omits them. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
