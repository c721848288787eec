export { campaignDraft, newCampaign, newCoupon } from './campaigns.ts';
export { openTestAppWithCards, type TestAppWithCards } from './card-gateway.ts';
export { cityClock, openFilledDatabase } from './database/filled-database.ts';
export { statementsWaitingForLocks } from './database/lock-waits.ts';
export { openTestDatabase, type TestDatabase } from './database/test-database.ts';
export { freshSignIn } from './fresh-sign-in.ts';
export { openTestCity, openTestCityWithCards } from './in-small-city.ts';
export { manyConnections, openTestApp, type TestApp, usualLanguage } from './open-test-app.ts';
export {
  copyOrder,
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  placeAnother,
  placePaid,
  quoteAndPlace,
} from './ordering.ts';
export { insertPicture, shownAt } from './pictures.ts';
export {
  here,
  newAddress,
  newMember,
  newStaff,
  openSmallCity,
  type SmallCity,
  type TestPerson,
} from './small-city.ts';
