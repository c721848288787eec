export * from './affiliate-rewards.ts';
export * from './lottery.ts';
export * from './payee-account.ts';
export * from './shortened-name.ts';
export * from './withdrawals.ts';
