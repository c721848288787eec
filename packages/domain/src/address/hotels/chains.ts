import { languages, type Translated } from '../../language.ts';
import { chainNames } from './chain-names.ts';
import { foldedWords, isUnspaced, type Words } from './folded-words.ts';

/** A hotel chain with its name in each language, and all its spellings (rule address-31). */
export type HotelChain = { readonly name: Translated; readonly spellings: readonly string[] };

export const hotelChains: readonly HotelChain[] = chainNames.map(readChain);

function readChain(row: string): HotelChain {
  const columns = row.split('|').map((column) => column.split(';').map((spelling) => spelling.trim()));
  const english = columns[0]?.[0] ?? '';
  const name = Object.fromEntries(languages.map((language, at) => [language, columns[at]?.[0] || english]));
  return { name: name as Translated, spellings: columns.flat().filter((spelling) => spelling !== '') };
}

type Spelling = Words & { readonly chain: HotelChain };

const spellings: readonly Spelling[] = hotelChains
  .flatMap((chain) => chain.spellings.map((spelling) => ({ ...foldedWords(spelling), chain })))
  .toSorted((one, other) => other.tight.length - one.tight.length);

export type FoundChain = {
  readonly chain: HotelChain;
  /** The other words of the text, in lower case and without marks. */
  readonly rest: readonly string[];
};

/**
 * Finds the hotel chain that a text names in any of the languages (rule address-31). The longest spelling wins, so that
 * "Hilton Garden Inn" is not Hilton. Chinese text must have simplified characters.
 */
export function hotelChainIn(text: string): FoundChain | undefined {
  const words = foldedWords(text);
  const spelling = spellings.find((each) => isIn(words, each));
  return spelling && { chain: spelling.chain, rest: restOf(words, spelling) };
}

/** Scripts without spaces match anywhere. In other scripts, "ibis" must not match in "hibiscus". */
const isIn = (text: Words, { spaced, tight }: Words): boolean =>
  isUnspaced(tight) ? text.tight.includes(tight) : text.spaced.includes(spaced) || text.spaced.includes(` ${tight} `);

function restOf(text: Words, { spaced, tight }: Words): string[] {
  const found = [spaced, ` ${tight} `, spaced.trim(), tight].find((each) => text.spaced.includes(each));
  const rest = found === undefined ? text.tight.replace(tight, ' ') : text.spaced.replace(found, ' ');
  return rest.split(' ').filter((word) => word !== '');
}

/** Letters after which a search suggests chains. A Chinese or Korean character says more than a Latin letter. */
const minLetters = { spaced: 3, unspaced: 2 };

/** The hotel chains with a spelling that begins with the text, for a search while the guest types (rule address-31). */
export function hotelChainsBeginning(text: string): HotelChain[] {
  const { tight } = foldedWords(text);
  if (tight.length < (isUnspaced(tight) ? minLetters.unspaced : minLetters.spaced)) return [];
  return [...new Set(spellings.filter((each) => each.tight.startsWith(tight)).map(({ chain }) => chain))];
}
