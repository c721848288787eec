export * from './offering.ts';
export * from './rank-couriers.ts';
export * from './route-in-hand.ts';
