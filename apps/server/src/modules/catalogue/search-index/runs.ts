export type Script = 'word' | 'han' | 'kana' | 'hangul';
export type Run = { readonly script: Script; readonly text: string };

const patterns =
  /(\p{Script=Han}+)|([\u3041-\u309f]+)|([\u1100-\u11ff]+)|([^\s\p{Script=Han}\u3041-\u309f\u1100-\u11ff]+)/gu;

/** Splits normalized text at blanks and where the script changes: "鸡蛋 fried rice" is 鸡蛋, fried, rice. */
export function runsOf(folded: string): Run[] {
  return [...folded.matchAll(patterns)].map(([text, han, kana, hangul]) => {
    if (han) return { script: 'han', text };
    if (kana) return { script: 'kana', text };
    return { script: hangul ? 'hangul' : 'word', text };
  });
}

/** Returns pairs of adjacent characters: 宫保鸡 has 宫保 and 保鸡. */
export function bigramsOf(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Whether a Hangul letter is an initial consonant, which begins a syllable. */
const startsSyllable = (letter: string): boolean => letter >= '\u1100' && letter <= '\u115f';

/**
 * Returns all suffixes of a text in a syllable script, one per syllable, so that a query for the middle of a name finds
 * it.
 */
export function endingsOf({ script, text }: Run): string[] {
  const endings: string[] = [];
  for (let at = 0; at < text.length; at += 1)
    if (script === 'kana' || startsSyllable(text.charAt(at))) endings.push(text.slice(at, at + longestEnding));
  return endings;
}

export const longestEnding = 30;

/** Removes the Arabic prefixes for "the", "with the" and "for the", which are written together with the word. */
export const withoutArticle = (word: string): string => word.replace(/^(?:وال|بال|لل|ال)(?=.{3})/, '');
