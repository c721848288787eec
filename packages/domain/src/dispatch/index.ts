export * from './delivery-route.ts';
export * from './offering.ts';
export * from './rank-couriers.ts';
