export * from './address-form.ts';
export * from './delivery-range.ts';
export * from './position.ts';
