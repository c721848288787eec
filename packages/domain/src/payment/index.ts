export * from './disputes.ts';
export * from './environment.ts';
export * from './payment-methods.ts';
export * from './payout-faults.ts';
export * from './saved-cards.ts';
