import type { DishWord, DishWords } from './dish-words.ts';

/** What a name says in brackets (pieces, portion) is no part of it. */
const brackets = /[（(【[][^）)】\]]*[）)】\]]/gu;
const blanks = /[\s·・,，、/+＋-]+/gu;

export const bareName = (nameZh: string): string => nameZh.replace(brackets, '').replace(blanks, '');

const longestWord = 8;
/** A word more, and a single character: it is the likeliest to be a piece of something else. */
const costOf = (word: string): number => (word.length === 1 ? 1.5 : 1);

/** The fewest words that are the whole name, or undefined where some of it is no word we know. */
export function splitName(nameZh: string, words: DishWords): readonly DishWord[] | undefined {
  const name = bareName(nameZh);
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

/** Every word that stands somewhere in the name, the longest first where they overlap: for warnings, not for a text. */
export function wordsWithin(nameZh: string, words: DishWords): readonly DishWord[] {
  const name = bareName(nameZh);
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
