export * from './refund-at-once.ts';
export * from './refund-split.ts';
export * from './refund-states.ts';
export * from './refund-times.ts';
export * from './refund-transitions.ts';
export * from './refund-words.ts';
