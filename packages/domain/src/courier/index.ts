export * from './door-wait.ts';
export * from './offering.ts';
export * from './rank-couriers.ts';
export * from './report-interval.ts';
export * from './route-in-hand.ts';
