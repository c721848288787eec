export * from './address-form.ts';
export { isInShiftedChina } from './china-outline.ts';
export * from './datum.ts';
export * from './distances.ts';
export { doorZh } from './door-zh.ts';
export * from './position.ts';
