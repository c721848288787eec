export { seedDemoCity } from './seed-demo-city.ts';
export { seedPlaces } from './seed-places.ts';
