import { readFileSync } from 'node:fs';
import { type DishWords, readDishWords } from '@chifan/domain/catalogue/dish-names';

const file = new URL('dish-words.tsv', import.meta.url);
let read: DishWords | undefined;

/** Reads the dictionary of dish words at the first use and caches it. */
export const dishWords = (): DishWords => {
  read ??= readDishWords(readFileSync(file, 'utf8'));
  return read;
};
