export * from './accounts.ts';
export * from './order-postings.ts';
export * from './posting.ts';
export * from './rewards.ts';
