export { type DishWords, draftLanguages, readDishWords } from './dish-words.ts';
export { draftName } from './draft-name.ts';
export { normalizeDishName } from './split-name.ts';
export { type MarkSuggestion, suggestMarks } from './suggest-marks.ts';
