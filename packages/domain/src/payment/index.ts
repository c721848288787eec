export * from './payment-methods.ts';
