import type { DishWord, DraftLanguage } from '../dish-words.ts';
import type { Noun } from '../read-dish-name.ts';

/**
 * Grammatical gender or number: masculine, feminine, neuter, `p` for plural, and `q` for feminine plural in languages
 * that distinguish it.
 */
export type Gender = 'm' | 'f' | 'n' | 'p' | 'q';
const isGender = (text: string): text is Gender => ['m', 'f', 'n', 'p', 'q'].includes(text);

/**
 * The parts of a noun's cell in the table: its form as a name, its form after "with", and its gender, as in
 * `свинина/свининой/f` or `Tofu/m`.
 */
export type Forms = { readonly named: string; readonly joined: string; readonly gender: Gender };

export function formsOf({ word }: Noun, language: DraftLanguage): Forms {
  const parts = word.cells[language].split('/');
  const last = parts.at(-1) ?? '';
  const gender = isGender(last) ? last : 'm';
  const named = parts[0] ?? '';
  return { named, joined: parts.length > 2 ? (parts[1] ?? named) : named, gender };
}

/**
 * Replaces `~` in the cell of a cooking method with the ending that agrees with the noun. A cell without `~` is a
 * phrase without inflection.
 */
export const inflect = (cell: string, ending: string): string => cell.replace('~', ending);
export const isInflected = (cell: string): boolean => cell.includes('~');

export const cellsOf = (words: readonly DishWord[], language: DraftLanguage): readonly string[] =>
  words.map(({ cells }) => cells[language]);

export const cutCell = ({ cut }: Noun, language: DraftLanguage): string => cut?.cells[language] ?? '';

export const joinWords = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Joins words as "a, b and c". */
export const joinList = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/**
 * Separates the sauces that have the same preposition as the side ingredients (`joined`) from all other sauces
 * (`apart`). The `joined` sauces and the side ingredients form one list: "with prawns and garlic".
 */
export function splitSauces(sauces: readonly string[], preposition: string) {
  const isJoined = (sauce: string) => sauce.startsWith(`${preposition} `);
  return {
    joined: sauces.filter(isJoined).map((sauce) => sauce.slice(preposition.length + 1)),
    apart: sauces.filter((sauce) => !isJoined(sauce)),
  };
}

/** Several nouns take the gender of the first noun. */
export const genderOf = (forms: readonly Forms[]): Gender => forms[0]?.gender ?? 'm';
