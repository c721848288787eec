export * from './delivery-route.ts';
export * from './door-wait.ts';
export * from './offering.ts';
export * from './rank-couriers.ts';
export * from './report-interval.ts';
