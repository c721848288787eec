import type { DishWord, DishWords } from './dish-words.ts';

/** Brackets contain numbers of pieces and portions, which are not part of the name. */
const brackets = /[（(【[][^）)】\]]*[）)】\]]/gu;
const blanks = /[\s·・,，、/+＋-]+/gu;

export const normalizeDishName = (nameZh: string): string => nameZh.replace(brackets, '').replace(blanks, '');

const longestWord = 8;
/** A single character has a higher cost, because it is probably part of another word. */
const costOf = (word: string): number => (word.length === 1 ? 1.5 : 1);

/** Splits a name into the fewest known words. Undefined if part of the name is unknown. */
export function splitName(nameZh: string, words: DishWords): readonly DishWord[] | undefined {
  const name = normalizeDishName(nameZh);
  const best: ({ readonly cost: number; readonly words: readonly DishWord[] } | undefined)[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= name.length; end += 1)
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = best[start];
      const word = words.get(name.slice(start, end));
      if (before === undefined || word === undefined) continue;
      const cost = before.cost + costOf(name.slice(start, end));
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, words: [...before.words, word] };
    }
  return name === '' ? undefined : best[name.length]?.words;
}

/**
 * Finds all known words in a name, the longest where they overlap. Only for allergy warnings, because unknown parts are
 * ignored.
 */
export function findWords(nameZh: string, words: DishWords): readonly DishWord[] {
  const name = normalizeDishName(nameZh);
  const found: DishWord[] = [];
  for (let start = 0; start < name.length; ) {
    const length = longestAt(name, start, words);
    const word = words.get(name.slice(start, start + length));
    if (word !== undefined) found.push(word);
    start += Math.max(length, 1);
  }
  return found;
}

function longestAt(name: string, start: number, words: DishWords): number {
  for (let length = Math.min(longestWord, name.length - start); length > 0; length -= 1)
    if (words.has(name.slice(start, start + length))) return length;
  return 0;
}
