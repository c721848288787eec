import { languages, type Translated } from '../../language.ts';
import { chainNames } from './chain-names.ts';
import { foldedWords, isUnspaced, type Words } from './folded-words.ts';
import { hasWord, hotelWords, listOfWords, otherPlaces, otherStays } from './kinds-of-places.ts';

/** A hotel chain with its name in each language, and all its spellings (rule address-31). */
export type HotelChain = { readonly name: Translated; readonly spellings: readonly string[] };

export const hotelChains: readonly HotelChain[] = chainNames.map(readChain);

function readChain(row: string): HotelChain {
  const columns = row.split('|').map((column) => column.split(';').map((spelling) => spelling.replace('~', '').trim()));
  const english = columns[0]?.[0] ?? '';
  const name = Object.fromEntries(languages.map((language, at) => [language, columns[at]?.[0] || english]));
  return { name: name as Translated, spellings: columns.flat().filter((spelling) => spelling !== '') };
}

type Spelling = Words & { readonly chain: HotelChain; readonly isOrdinary: boolean };

const ordinaryWords = new Set(
  chainNames.flatMap((row) => row.split(/[|;]/)).flatMap((word) => (word.includes('~') ? foldedWords(word).tight : [])),
);

const spellings: readonly Spelling[] = hotelChains
  .flatMap((chain) =>
    chain.spellings.map((spelling) => {
      const words = foldedWords(spelling);
      return { ...words, chain, isOrdinary: ordinaryWords.has(words.tight) };
    }),
  )
  .toSorted((one, other) => other.tight.length - one.tight.length);

export type FoundChain = {
  readonly chain: HotelChain;
  /** The words of the text besides the name of the chain, in lower case and without accents. */
  readonly rest: readonly string[];
  /** True if the found spelling is also an ordinary word, such as Peninsula. */
  readonly isOrdinary: boolean;
};

/**
 * Finds the hotel chain that a text names in any of the languages (rule address-31). The longest matching spelling
 * decides, so that "Hilton Garden Inn" is not found as Hilton. Chinese text must have simplified characters. "Peninsula
 * Guesthouse" and "Wanda Plaza" name no chain.
 */
export function hotelChainIn(text: string): FoundChain | undefined {
  const words = foldedWords(text);
  for (const spelling of spellings) {
    if (!isIn(words, spelling)) continue;
    const { chain, isOrdinary } = spelling;
    const rest = restOf(words, spelling);
    if (isOfChain(foldedWords(rest.join(' ')), isOrdinary)) return { chain, rest, isOrdinary };
  }
  return undefined;
}

const hotelOrRestaurant = [...hotelWords, ...listOfWords('饭店')];

/**
 * Whether a place can be a hotel of the chain. `rest` contains the words of the place's name without the name of the
 * chain. `isOrdinary`: the name of the chain is also an ordinary word.
 */
const isOfChain = (rest: Words, isOrdinary: boolean): boolean =>
  !hasWord(rest, otherStays) && (!isOrdinary || hasWord(rest, hotelOrRestaurant) || !hasWord(rest, otherPlaces));

/**
 * In scripts without spaces, a spelling may match anywhere in the text. In other scripts, it must match whole words,
 * because "ibis" is not in "hibiscus".
 */
function isIn(text: Words, { spaced, tight, isOrdinary }: Spelling): boolean {
  if (!isUnspaced(tight)) return text.spaced.includes(spaced) || text.spaced.includes(` ${tight} `);
  return text.tight.includes(tight) && (!isOrdinary || isWholeWord(text.tight, tight));
}

/** An ordinary word must not match within a longer word of its script: ワンダ is not in ワンダーランド. */
function isWholeWord(text: string, word: string): boolean {
  const letter = lettersOfWords.find((letters) => new RegExp(letters, 'u').test(word));
  return (
    letter === undefined ||
    new RegExp(`(?<!${letter})${word}(?:ホテル|호텔|(?!${letter}))`.normalize('NFKD'), 'u').test(text)
  );
}

const lettersOfWords = ['[\\p{Script=Katakana}ー]', '\\p{Script=Hangul}'];

function restOf(text: Words, { spaced, tight }: Words): string[] {
  const found = [spaced, ` ${tight} `, spaced.trim(), tight].find((each) => text.spaced.includes(each));
  const rest = found === undefined ? text.tight.replace(tight, ' ') : text.spaced.replace(found, ' ');
  return rest.split(' ').filter((word) => word !== '');
}

/**
 * Number of typed letters from which a search suggests hotel chains. Two are enough in Chinese and Korean, because a
 * character contains more information than a Latin letter.
 */
const minLetters = { spaced: 3, unspaced: 2 };

/** The hotel chains with a spelling that begins with the text, for a search while the guest types (rule address-31). */
export function hotelChainsBeginning(text: string): HotelChain[] {
  const { tight } = foldedWords(text);
  if (tight.length < (isUnspaced(tight) ? minLetters.unspaced : minLetters.spaced)) return [];
  return [...new Set(spellings.filter((each) => each.tight.startsWith(tight)).map(({ chain }) => chain))];
}
