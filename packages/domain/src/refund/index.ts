export * from './automatic-refund.ts';
export * from './refund-amount.ts';
export * from './refund-bearer.ts';
export * from './refund-reasons.ts';
export * from './refund-requests.ts';
export * from './refund-split.ts';
export * from './refund-states.ts';
export * from './refund-transitions.ts';
