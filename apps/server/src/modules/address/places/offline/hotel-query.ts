import { type HotelChain, hotelChainIn, hotelChainsBeginning, withoutHotelWords } from '@chifan/domain/address/hotels';
import { simplified } from '../../../../platform/loading/hanzi.ts';
import { placeKey } from '../regions/place-key.ts';
import { type PlaceQuery, readPlaceQuery } from './place-query.ts';

export type HotelQuery = Pick<PlaceQuery, 'pattern'> & {
  /** Words of the query besides the name of the chain. They decide which hotel of the chain comes first. */
  readonly rest: readonly string[];
  readonly isChain: boolean;
};

/**
 * Reads a search for a hotel. A hotel chain is found by all its spellings, so that "Хилтон" finds 希尔顿酒店 (rule
 * address-31).
 */
export function readHotelQuery(keyword: string): HotelQuery {
  const found = hotelChainIn(simplified(keyword));
  if (found === undefined) {
    const begun = hotelChainsBeginning(simplified(keyword));
    return { pattern: anyOf([readPlaceQuery(keyword).pattern, ...keysOf(begun)]), rest: [], isChain: false };
  }
  return {
    pattern: anyOf(keysOf([found.chain])),
    rest: withoutHotelWords(found.rest).map(placeKey),
    isChain: true,
  };
}

const keysOf = (chains: readonly HotelChain[]): string[] => chains.flatMap(({ spellings }) => spellings.map(placeKey));

const anyOf = (patterns: readonly string[]): string => `(?:${[...new Set(patterns)].join('|')})`;
