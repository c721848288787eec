export * from './mall-order-number.ts';
export * from './mall-order-states.ts';
export * from './mall-order-transitions.ts';
export * from './mall-price.ts';
export * from './mall-reasons.ts';
export * from './mall-refund-transitions.ts';
export * from './products.ts';
export * from './shipments.ts';
