export { type FoundChain, type HotelChain, hotelChainIn, hotelChains, hotelChainsBeginning } from './chains.ts';
export { foldedWords } from './folded-words.ts';
export { isHotelName, withoutHotelWords } from './hotel-words.ts';
