import { readFileSync } from 'node:fs';
import { type DishWords, readDishWords } from '@chifan/domain/catalogue/drafting';

const file = new URL('dish-words.tsv', import.meta.url);
let read: DishWords | undefined;

/** Read when the first name is drafted, and then cached. */
export const dishWords = (): DishWords => {
  read ??= readDishWords(readFileSync(file, 'utf8'));
  return read;
};
