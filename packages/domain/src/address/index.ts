export * from './address-form.ts';
export { isInShiftedChina } from './china-outline.ts';
export * from './city-reach.ts';
export * from './datum.ts';
export * from './delivery-range.ts';
export * from './far-move.ts';
export * from './position.ts';
export * from './walking-time.ts';
