import type { DishWord } from './dish-words.ts';

/** An ingredient, a finished dish or a base, and how it is cut. */
export type Noun = { readonly word: DishWord; readonly cut: DishWord | null };

/** What a dish's name says, in no language yet. */
export type DishName = {
  /** What the dish is; several stand beside each other. */
  readonly heads: readonly Noun[];
  /** What goes with it, or of a base (soup, noodles) what is in it. */
  readonly others: readonly Noun[];
  readonly isBase: boolean;
  readonly way: DishWord | null;
  /** Of a base: the way is of what is in it, "braised beef noodles". */
  readonly isWayOfOthers: boolean;
  readonly sauces: readonly DishWord[];
  readonly styles: readonly DishWord[];
};

type Placed = { readonly noun: Noun; readonly at: number };

/** Undefined where the words are no name: nothing to eat among them, a cut of nothing. */
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

/** 辣椒炒肉, 青椒肉丝: the dish comes last, after the way if there is one; what is before goes with it. */
function aroundWay(nouns: readonly Placed[], wayAt: number, way: DishWord | null) {
  const before = nouns.filter(({ at }) => at < wayAt).map(({ noun }) => noun);
  const after = nouns.filter(({ at }) => at > wayAt).map(({ noun }) => noun);
  if (way === null) return { heads: after.slice(-1), others: after.slice(0, -1) };
  if (before.length === 0) return { heads: after, others: [] };
  if (after.length === 0) return { heads: before, others: [] };
  // What is stuffed stands first.
  return way.cells.en === 'stuffed' ? { heads: before, others: after } : { heads: after, others: before };
}
