/** For the search, which interprets the same words differently. */
export { normalizeRemark } from './comparable.ts';
export { kosherWords } from './cue-words.ts';
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
export { allergensOfIngredient, wishOfIngredient } from './thing-meaning.ts';
