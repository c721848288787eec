export * from './menu-photos.ts';
export * from './rating.ts';
export * from './review-times.ts';
export * from './review-transitions.ts';
export * from './review-words.ts';
export * from './shortened-name.ts';
