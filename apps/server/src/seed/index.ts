export { hasDemoShops } from './city.store.ts';
export { demoAccounts } from './demo-accounts.ts';
export { seedDemoCity } from './seed-demo-city.ts';
export { seedPlaces } from './seed-places.ts';
