export * from './accounts.ts';
export * from './earnings-by-week.ts';
export * from './mall-postings.ts';
export * from './order-postings.ts';
export * from './posting.ts';
export * from './purchase-postings.ts';
export * from './reward-postings.ts';
export * from './rewards.ts';
