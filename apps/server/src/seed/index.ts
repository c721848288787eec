export { hasDemoShops } from './city.store.ts';
export { type DemoAccount, demoAccounts, demoPassword, demoPaymentPassword } from './demo-accounts.ts';
export { type SeedOptions, seedDemoCity } from './seed-demo-city.ts';
