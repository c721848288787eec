import { foldLetters } from '../../catalogue/diet/words/fold-remark.ts';
import type { Language } from '../../language.ts';

const polite =
  'please|pls|plz|just|could you|can you|you can|thank you|thanks|thx|kindly|bitte|danke|vielen dank|sil vous plait|svp|stp|sil te plait|merci|пожалуйста|пожалуиста|спасибо|من فضلك|من فضلكم|لو سمحت|لو سمحتم|رجاء|الرجاء|شكرا|براہ کرم|برائے مہربانی|براہ مہربانی|مہربانی|پلیز|شکریہ|请|麻烦|谢谢|お願いします|お願い致します|おねがいします|でお願いします|ください|下さい|にしてください|にして下さい|にして|で|주세요|주십시오|해주세요|부탁드려요|부탁드립니다|부탁해요|부탁합니다|요'
    .split('|')
    .map((words) => courtesyOf(foldLetters(words)))
    .toSorted((a, b) => b.words.length - a.words.length);

type Courtesy = {
  readonly words: string;
  /** False for scripts without spaces between words. */
  readonly needsSpaceBefore: boolean;
  readonly needsSpaceAfter: boolean;
};

/**
 * Determines the script of a polite phrase in advance, because `foldPhrase` compares every dish name with all polite
 * phrases.
 */
function courtesyOf(words: string): Courtesy {
  return {
    words,
    needsSpaceBefore: !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]$/u.test(words),
    needsSpaceAfter: !/^\p{Script=Han}/u.test(words),
  };
}

/**
 * Normalises a text for comparison: lower case, one width, no accents, no polite phrases at the start or end, no spaces
 * or punctuation.
 */
export function foldPhrase(text: string): string {
  let folded = wordsOf(text);
  for (let bare = withoutCourtesy(folded); bare !== folded; bare = withoutCourtesy(folded)) folded = bare;
  return folded.replaceAll(' ', '');
}

const wordsOf = (text: string): string =>
  foldLetters(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’`´ʼ]/gu, ''),
  )
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim();

/** Whether the text is only a polite phrase, such as "please". */
export function isCourtesy(part: string): boolean {
  const folded = wordsOf(part);
  return polite.some(({ words }) => words === folded);
}

function withoutCourtesy(folded: string): string {
  for (const courtesy of polite) {
    const { length } = courtesy.words;
    if (folded.length <= length) continue;
    if (isAtEnd(folded, courtesy)) return folded.slice(0, -length).trim();
    if (isAtStart(folded, courtesy)) return folded.slice(length).trim();
  }
  return folded;
}

const isAtEnd = (folded: string, { words, needsSpaceBefore }: Courtesy): boolean =>
  folded.endsWith(words) && (!needsSpaceBefore || folded.at(-words.length - 1) === ' ');

const isAtStart = (folded: string, { words, needsSpaceAfter }: Courtesy): boolean =>
  folded.startsWith(words) && (!needsSpaceAfter || folded[words.length] === ' ');

/** Splits a text at commas and ends of sentences, and removes the punctuation between the parts. */
export const splitIntoPhrases = (text: string): readonly string[] =>
  text
    .split(/[,;:!?\n\r،؛؟۔、。，；！？：・…•«»"“”「」()（）]|\p{Extended_Pictographic}|(?<!\d)\.|\.(?!\d)| [-–—] /gu)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Splits "mild and no garlic" at the word "and", in all nine languages. */
export const splitAtConjunctions = (part: string): readonly string[] =>
  part.split(/ (?:and|but|und|aber|et|mais|и|но|اور|و|و لكن|لكن) | ?& ?|そして|それと|그리고|而且|并且/giu);

const commas: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': '，', ja: '、', ar: '، ', ur: '، ' };

/** Joins phrases with commas. No comma follows a phrase that ends with a full stop or similar mark. */
export function joinPhrases(phrases: readonly string[], language: Language): string {
  const comma = commas[language] ?? ', ';
  const gap = language === 'zh-CN' || language === 'ja' ? '' : ' ';
  return phrases.reduce((text, phrase) => `${text}${/[.!?。！？۔]$/u.test(text) ? gap : comma}${phrase}`);
}
