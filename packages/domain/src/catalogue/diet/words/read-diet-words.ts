import { type DietWish, dietWishes } from '../../../member/diet-wishes.ts';
import { type Allergen, allergens } from '../../allergens.ts';
import { meatEaterPatterns } from './cue-words.ts';
import { allergensOfIngredient, wishOfIngredient } from './ingredient-meaning.ts';
import { type MappedText, replaceWithPositions } from './mapped-text.ts';
import { normalizeRemark } from './normalize-remark.ts';
import { type Mention, parseRemarkClause, type RemarkClause } from './remark-clause.ts';

/** Possible diet needs in a guest's text in any of the nine languages. */
export type DietWords = {
  readonly allergies: readonly Allergen[];
  /** Allergens that the guest does not want in the food, apart from `allergies`. */
  readonly avoids: readonly Allergen[];
  readonly wishes: readonly DietWish[];
  /** True if the guest has an allergy, but the allergen is not in the list or was not understood. */
  readonly isUnnamed: boolean;
};

/**
 * Finds possible diet needs in a text. Null if the text mentions nothing to avoid. When a text is unclear, an
 * ingredient counts as avoided.
 */
export function readDietWords(text: string): DietWords | null {
  const sentences = withoutMeatEaters(normalizeRemark(text))
    .text.split('.')
    .map((sentence) => sentence.split(/[,;]/u).map(parseRemarkClause));
  for (const pieces of sentences) {
    joinLists(pieces);
    if (pieces.some(({ isAllergy }) => isAllergy)) avoidAll(pieces);
  }
  const all = sentences.flat();
  const isAllergic = all.some(({ isAllergyWord }) => isAllergyWord);
  // If the clause about the allergy names no ingredient, the guest is taken to be allergic to the ingredients of the
  // remaining sentences.
  if (all.some(({ isAllergy }) => isAllergy) && mentionsAvoided(all).length === 0) avoidAll(all);
  return summed(all, isAllergic);
}

/**
 * Whether a message from staff may answer a question about an allergy or a diet. An ingredient with an allergen counts
 * even without a word such as "no", as in "we put sesame in instead".
 */
export const mayAnswerAboutDiet = (text: string): boolean =>
  readDietWords(text) !== null ||
  normalizeRemark(text)
    .text.split(/[.,;]/u)
    .flatMap((piece) => parseRemarkClause(piece).mentions)
    .some(({ isDish, thing }) => !isDish && allergensOfIngredient(thing).length > 0);

const meatEater = new RegExp(meatEaterPatterns.map((pattern) => `(?<!\\p{L})(?:${pattern})`).join('|'), 'gu');

const withoutMeatEaters = (said: MappedText): MappedText => replaceWithPositions(said, meatEater, ' . ');

/** Applies a word such as "no" to a whole list: "no nuts, eggs or milk", and "nuts, eggs and milk: none of it". */
function joinLists(pieces: readonly RemarkClause[]): void {
  let isAvoided = false;
  for (const { avoids, isList, mentions } of pieces) {
    if (isList && isAvoided) setVerdict(mentions, 'avoided');
    isAvoided = avoids === 'after' || avoids === 'either' || (isList && isAvoided);
  }
  isAvoided = false;
  let isBareNext = false;
  for (const { avoids, isBare, isList, mentions } of pieces.toReversed()) {
    if (isList && isAvoided) setVerdict(mentions, 'avoided');
    if (isBareNext)
      setVerdict(
        mentions.filter(({ isDish }) => !isDish),
        'avoided',
      );
    isAvoided = avoids === 'before' || avoids === 'either' || (isList && isAvoided);
    isBareNext = isBare;
  }
}

const avoidAll = (pieces: readonly RemarkClause[]): void =>
  setVerdict(
    pieces.flatMap(({ mentions }) => mentions.filter(({ isDish }) => !isDish)),
    'allergic',
  );

function setVerdict(mentions: readonly Mention[], verdict: 'avoided' | 'allergic'): void {
  for (const mention of mentions) if (mention.verdict !== 'wanted') mention.verdict = verdict;
}

const mentionsAvoided = (pieces: readonly RemarkClause[]): readonly Mention[] =>
  pieces.flatMap(({ mentions }) => mentions.filter(({ verdict }) => verdict === 'avoided' || verdict === 'allergic'));

function summed(pieces: readonly RemarkClause[], isAllergic: boolean): DietWords | null {
  const mentions = mentionsAvoided(pieces);
  const named = (which: Mention['verdict']) =>
    new Set<string>(
      mentions.filter(({ verdict }) => verdict === which).flatMap(({ thing }) => allergensOfIngredient(thing)),
    );
  const [allergic, avoided] = [named('allergic'), named('avoided')];
  const wishes = new Set<string>([
    ...pieces.flatMap((piece) => piece.wishes),
    ...mentions.flatMap(({ thing }) => wishOfIngredient(thing) ?? []),
  ]);
  const isUnnamed = isAllergic && mentions.length === 0;
  if (!isUnnamed && mentions.length === 0 && wishes.size === 0) return null;
  return {
    allergies: allergens.filter((each) => allergic.has(each)),
    avoids: allergens.filter((each) => avoided.has(each) && !allergic.has(each)),
    wishes: dietWishes.filter((each) => wishes.has(each)),
    isUnnamed,
  };
}
