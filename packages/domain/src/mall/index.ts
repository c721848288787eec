export * from './mall-order-states.ts';
export * from './mall-order-transitions.ts';
export * from './mall-price.ts';
export * from './mall-reasons.ts';
export * from './mall-refund-transitions.ts';
export * from './mall-times.ts';
export * from './product-art.ts';
export * from './shipments.ts';
