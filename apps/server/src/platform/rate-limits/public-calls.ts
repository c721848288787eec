import { type AnyCall, type CallName, type Calls, calls } from '@chifan/contract';
import { isSharedLimit } from './call-limit.ts';

export type PublicCallName = { [Name in CallName]: Calls[Name]['access'] extends 'public' ? Name : never }[CallName];

/**
 * Cost classes of calls: the share of the general limit (`RATE_LIMIT_PER_MINUTE`, 1,200 by default) that one network
 * may use for one call. Many guests share a network. Each guest makes about 60 calls a minute in total, and a search
 * makes one call per typed letter.
 */
export const rateLimitShares = {
  /** Under 2 ms of processor time: 1,200 calls a minute by default. */
  light: 1,
  /** 2 to 6 ms, called by every guest or per typed letter: 600 calls a minute. */
  often: 1 / 2,
  /** 2 to 10 ms, called occasionally: 300 calls a minute. */
  costly: 1 / 4,
  /** Over 10 ms, or with a request to an external service: 120 calls a minute. */
  rare: 1 / 10,
  /**
   * Calls that an app makes once per device, with a request to an external service if one is configured: 60 calls a
   * minute.
   */
  once: 1 / 20,
  /**
   * Calls that allow guessing, send mail or compute slow hashes. The contract sets an absolute limit of at most 30 a
   * minute over all processes.
   */
  guarded: 1,
} as const;

export type CallCost = keyof typeof rateLimitShares;

/**
 * The cost class of each call without sign-in. The comments give milliseconds of processor time of server and database,
 * measured in 2026-11.
 */
export const publicCallCosts: Readonly<Record<PublicCallName, CallCost>> = {
  checkLoginToken: 'light', // 0.8 ms of processor time per call
  payableMethods: 'light', // 0.3 ms of processor time per call
  currencyRates: 'light', // 1.0 ms of processor time per call
  articles: 'light',
  article: 'light',
  questions: 'light',
  policies: 'light',
  notices: 'light',
  helpChannels: 'light',
  helpDesk: 'light',
  webView: 'light',
  topUpTiers: 'light', // 0.5 ms of processor time per call
  drawTable: 'light', // 0.7 ms of processor time per call
  couponOffers: 'light', // 1.2 ms of processor time per call
  mallCategories: 'light', // 1.2 ms of processor time per call
  mallProducts: 'light', // 1.0 ms of processor time per call
  mallProduct: 'light', // 1.0 ms of processor time per call
  dishDetails: 'light', // 0.8 ms of processor time per call
  shopDetails: 'light', // 1.3 ms of processor time per call
  shopHere: 'light', // 0.4 ms of processor time per call
  shopDishes: 'light', // 0.2 ms of processor time per call
  shopReviews: 'light', // 1.8 ms of processor time per call
  shopsOnMap: 'light', // 1.7 ms of processor time per call
  regions: 'light', // 1.0 ms of processor time per call
  mapSettings: 'light', // 1.5 ms of processor time per call
  translateCoordinates: 'light', // 0.8 ms of processor time per call
  suggestSearch: 'often', // 2.5 ms of processor time per call
  searchPlaces: 'often', // 5.7 ms of processor time per call
  popularSearches: 'often', // 2.0 ms of processor time per call
  home: 'often', // 2.5 ms of processor time per call
  shopMenu: 'often', // 3.5 ms of processor time per call
  quoteOrder: 'often',
  quoteSetMeal: 'often',
  nearbyShops: 'often', // 4.3 ms of processor time per call
  brandBranches: 'costly', // 2.0 ms of processor time per call
  listSetMeals: 'costly',
  setMealDetail: 'costly',
  search: 'costly', // 6.7 ms of processor time per call
  geocode: 'costly', // 5.7 ms of processor time per call
  reverseGeocode: 'costly', // 2.1 ms of processor time per call
  placesInstead: 'rare', // 20 ms of processor time per call
  cardForm: 'rare', // a request to the card gateway for a member with saved cards
  startWeChat: 'rare', // 1.3 ms of processor time per call
  startProviderVisit: 'rare', // a request to the provider, once per process
  locateByIp: 'once', // 0.7 ms of processor time per call
  weChatLogin: 'guarded', // 3.7 ms of processor time per call
  resetPassword: 'guarded', // 3.3 ms of processor time per call that is refused before a hash is computed
  register: 'guarded', // 4.3 ms of processor time per call that is refused before a hash is computed
  signInByCode: 'guarded', // same cost as register
  signInByProvider: 'guarded', // same cost as register
  askForHelp: 'guarded', // 3 ms of processor time per call, which runs a transaction of four statements
  sendCode: 'guarded', // 15.5 ms of processor time per call
  sendStaffCode: 'guarded', // as much processor time as sendCode
  resetStaffPassword: 'guarded', // as much processor time as resetPassword
  setPasswordByLink: 'guarded', // 15.6 ms of processor time per call
  login: 'guarded', // 20.6 ms of processor time per call
  staffLogin: 'guarded', // 20.8 ms of processor time per call
};

export function rateLimitOf(name: CallName, general: number): number {
  const price = publicCallCosts[name as PublicCallName] as CallCost | undefined;
  const entry: AnyCall = calls[name];
  if (price !== undefined) return Math.max(1, Math.floor(general * rateLimitShares[price]));
  // A low limit is counted in the database for all processes. The general limit per process then only bounds the number
  // of counting statements.
  return isSharedLimit(entry) ? general : (entry.ratePerMinute ?? general);
}
