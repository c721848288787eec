/** For the search, which interprets the same words differently. */
export { comparable } from './comparable.ts';
export { kosherWords } from './cue-words.ts';
export {
  dietPatterns,
  gapIn,
  isDishName,
  type Meaning,
  type MeaningPattern,
  meaningsIn,
  meant,
  type Placed,
} from './meanings.ts';
export { allergensOf, wishOf } from './thing-meaning.ts';
