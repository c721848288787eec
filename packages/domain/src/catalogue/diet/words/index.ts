/** Exported for the search, which gives words for kosher food another meaning. */

export { kosherWords } from './cue-words.ts';
export { allergensOfIngredient, wishOfIngredient } from './ingredient-meaning.ts';
export {
  dietPatterns,
  findMeanings,
  isDishName,
  type Meaning,
  type MeaningPattern,
  meaningPattern,
  type Positioned,
  unknownWordsBetween,
} from './meanings.ts';
export { normalizeRemark } from './normalize-remark.ts';
