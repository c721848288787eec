import { hotelChainIn } from './chains.ts';
import { foldedWords } from './folded-words.ts';
import { hasWord, hotelWords, listOfWords, otherStays } from './kinds-of-places.ts';

/**
 * Words for a place to stay, in the guests' languages. 饭店 is not in the list, because most places with this word are
 * restaurants.
 */
const stays = [...hotelWords, ...otherStays, ...listOfWords('inn; motel; 旅館; 모텔; 旅馆; 旅社; 旅店')];

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/**
 * Whether the names of a place are names of a hotel. Chinese names must have simplified characters. A chain name alone
 * is no proof in Chinese, because 锦江 is also in the names of parks and restaurants. In other languages, a chain name is
 * no proof if it is also an ordinary word.
 */
export function isHotelName(names: readonly string[]): boolean {
  if (names.some((name) => hasWord(foldedWords(name), stays))) return true;
  return names.some(isHan)
    ? names.some((name) => name.includes('饭店') && hotelChainIn(name) !== undefined)
    : names.some((name) => hotelChainIn(name)?.isOrdinary === false);
}

/** Removes general words such as "hotel" from the words of a search. */
export const withoutHotelWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stays.some(({ tight }) => tight === word));
