export { type FoundChain, type HotelChain, hotelChainIn, hotelChains } from './chains.ts';
export { foldedWords } from './folded-words.ts';
export { isHotelName, withoutHotelWords } from './hotel-words.ts';
