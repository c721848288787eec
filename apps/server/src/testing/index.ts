export { openTestAppWithCards, type TestAppWithCards } from './card-gateway.ts';
export { type CallOptions, noonInShanghai, openTestApp, type TestApp, type TestClock } from './open-test-app.ts';
export { noodlesDelivered, noodlesToTakeAway, placePaid, quoteAndPlace, type Wish } from './ordering.ts';
export {
  centre,
  here,
  newMember,
  openSmallCity,
  paymentPassword,
  readHours,
  type SmallCity,
  type TestPerson,
} from './small-city.ts';
export { openTestDatabase, type TestDatabase } from './test-database.ts';
