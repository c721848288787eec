export * from './courier-break.ts';
export * from './delivery-route.ts';
export * from './job-direction.ts';
export * from './offering.ts';
export * from './rank-couriers.ts';
