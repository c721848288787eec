import { hotelChainIn } from './chains.ts';
import { foldedWords, isUnspaced } from './folded-words.ts';

/**
 * Words for a place to stay, in the guests' languages. 饭店 is not in the list, because most places with this word are
 * restaurants.
 */
const hotelWords = (
  'hotel; hotels; hostel; inn; motel; guesthouse; guest house; resort; ホテル; 旅館; ホステル; 호텔; 호스텔; 모텔; отель; ' +
  'гостиница; хостел; ہوٹل; فندق; الفندق; hôtel; auberge; gasthof; pension; jugendherberge; ' +
  '酒店; 宾馆; 大饭店; 旅馆; 旅社; 旅店; 客栈; 民宿; 青年旅舍'
)
  .split(';')
  .map(foldedWords);

const hasHotelWord = (text: string): boolean => {
  const words = foldedWords(text);
  return hotelWords.some(({ spaced, tight }) =>
    isUnspaced(tight) ? words.tight.includes(tight) : words.spaced.includes(spaced),
  );
};

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/**
 * Whether the names of a place are those of a hotel. Chinese names must have simplified characters. The name of a chain
 * alone proves nothing in Chinese, because 锦江 is also in the names of parks and restaurants.
 */
export function isHotelName(names: readonly string[]): boolean {
  const hasChain = (name: string) => hotelChainIn(name) !== undefined;
  if (names.some(hasHotelWord)) return true;
  return names.some(isHan)
    ? names.some((name) => name.includes('饭店') && hasChain(name))
    : names.some((name) => hasChain(name));
}

/** Removes general words such as "hotel" from the words of a search. */
export const withoutHotelWords = (words: readonly string[]): string[] =>
  words.filter((word) => !hotelWords.some(({ tight }) => tight === word));
