export * from './environment.ts';
export * from './payment-methods.ts';
export * from './purchases.ts';
export * from './transfer-faults.ts';
