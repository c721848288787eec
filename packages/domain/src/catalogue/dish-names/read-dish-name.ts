import type { DishWord } from './dish-words.ts';

/** An ingredient, a finished dish or a base (such as soup), and the form in which it is cut. */
export type Noun = { readonly word: DishWord; readonly cut: DishWord | null };

/** The structure of a dish's name, used for every language. */
export type DishName = {
  /** The main nouns of the name. Several main nouns are listed together. */
  readonly heads: readonly Noun[];
  /** Side ingredients. For a base such as soup or noodles, the ingredients that the base contains. */
  readonly others: readonly Noun[];
  readonly isBase: boolean;
  readonly way: DishWord | null;
  /** For a base: true if the cooking method applies to the contents, as in "braised beef noodles". */
  readonly isWayOfOthers: boolean;
  readonly sauces: readonly DishWord[];
  readonly styles: readonly DishWord[];
};

type Placed = { readonly noun: Noun; readonly at: number };

/** Finds the structure of a name. Undefined if no word is a food, or if a form of cutting has no noun before it. */
export function readDishName(all: readonly DishWord[]): DishName | undefined {
  const words = all.filter(({ kind }) => kind !== 'filler');
  const nouns = nounsOf(words);
  const [last] = nouns?.slice(-1) ?? [];
  if (nouns === undefined || last === undefined) return undefined;
  const wayAt = words.findIndex(({ kind }) => kind === 'way');
  const way = words[wayAt] ?? null;
  const beside = {
    way,
    sauces: words.filter(({ kind }) => kind === 'sauce'),
    styles: words.filter(({ kind }) => kind === 'style'),
  };
  if (last.noun.word.kind === 'base') {
    const inside = nouns.slice(0, -1);
    const isWayOfOthers = way !== null && inside.some(({ at }) => at > wayAt);
    return { ...beside, heads: [last.noun], others: inside.map(({ noun }) => noun), isBase: true, isWayOfOthers };
  }
  return { ...beside, ...aroundWay(nouns, wayAt, way), isBase: false, isWayOfOthers: false };
}

function nounsOf(words: readonly DishWord[]): readonly Placed[] | undefined {
  const nouns: Placed[] = [];
  for (const [at, word] of words.entries()) {
    const before = nouns.at(-1);
    if (word.kind === 'cut') {
      if (before?.at !== at - 1) return undefined;
      nouns[nouns.length - 1] = { at, noun: { ...before.noun, cut: word } };
    } else if (word.kind === 'ingredient' || word.kind === 'dish' || word.kind === 'base')
      nouns.push({ at, noun: { word, cut: null } });
  }
  return nouns;
}

/**
 * The main noun comes last, as in 辣椒炒肉 and 青椒肉丝, and after the cooking method if the name has one. Nouns before the
 * cooking method are side ingredients.
 */
function aroundWay(nouns: readonly Placed[], wayAt: number, way: DishWord | null) {
  const before = nouns.filter(({ at }) => at < wayAt).map(({ noun }) => noun);
  const after = nouns.filter(({ at }) => at > wayAt).map(({ noun }) => noun);
  if (way === null) return { heads: after.slice(-1), others: after.slice(0, -1) };
  if (before.length === 0) return { heads: after, others: [] };
  if (after.length === 0) return { heads: before, others: [] };
  // A stuffed ingredient comes before the cooking method, and its filling after it.
  return way.cells.en === 'stuffed' ? { heads: before, others: after } : { heads: after, others: before };
}
