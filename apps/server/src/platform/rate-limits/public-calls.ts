import { type AnyCall, type CallName, type Calls, calls } from '@chifan/contract';
import { isSharedLimit } from './call-limit.ts';

export type PublicCallName = { [Name in CallName]: Calls[Name]['access'] extends 'public' ? Name : never }[CallName];

/**
 * Share of the general limit (`RATE_LIMIT_PER_MINUTE`, 1,200 by default) that one network has for one call. Many guests
 * share a network. Each makes about 60 calls a minute in total, and a search calls with every letter.
 */
export const rateLimitShares = {
  /** Less than 2 ms: 1,200 by default. */
  light: 1,
  /** 2 to 6 ms, called by every guest or with every letter: 600. */
  often: 1 / 2,
  /** 2 to 10 ms, called now and then: 300. */
  costly: 1 / 4,
  /** Over 10 ms, or with a call of an outside service behind it: 120. */
  rare: 1 / 10,
  /** Called once by a device, with an outside service if one is configured: 60. */
  once: 1 / 20,
  /** Guessing, mail, slow hashes: the contract sets an absolute limit of 30 or less, counted over all processes. */
  guarded: 1,
} as const;

export type CallCost = keyof typeof rateLimitShares;

/** Calls without sign-in. The comments give processor milliseconds of server and database, measured in 2026-11. */
export const publicCallCosts: Readonly<Record<PublicCallName, CallCost>> = {
  checkLoginToken: 'light', // 0.8
  payableMethods: 'light', // 0.3
  currencyRates: 'light', // 1.0
  articles: 'light',
  article: 'light',
  questions: 'light',
  policies: 'light',
  notices: 'light',
  helpChannels: 'light',
  webView: 'light',
  topUpTiers: 'light', // 0.5
  drawTable: 'light', // 0.7
  couponOffers: 'light', // 1.2
  mallCategories: 'light', // 1.2
  mallProducts: 'light', // 1.0
  mallProduct: 'light', // 1.0
  dishDetails: 'light', // 0.8
  shopDetails: 'light', // 1.3
  shopHere: 'light', // 0.4
  shopDishes: 'light', // 0.2
  shopReviews: 'light', // 1.8
  shopsOnMap: 'light', // 1.7
  regions: 'light', // 1.0
  mapSettings: 'light', // 1.5
  translateCoordinates: 'light', // 0.8
  suggestSearch: 'often', // 2.5
  searchPlaces: 'often', // 5.7
  popularSearches: 'often', // 2.0
  home: 'often', // 2.5
  shopMenu: 'often', // 3.5
  nearbyShops: 'often', // 4.3
  brandBranches: 'costly', // 2.0
  listSetMeals: 'costly',
  setMealDetail: 'costly',
  search: 'costly', // 6.7
  geocode: 'costly', // 5.7
  reverseGeocode: 'costly', // 2.1
  startWeChat: 'rare', // 1.3
  locateByIp: 'once', // 0.7
  weChatLogin: 'guarded', // 3.7
  resetPassword: 'guarded', // 3.3, refused before it hashes
  register: 'guarded', // 4.3, refused before it hashes
  askForHelp: 'guarded', // 3, a transaction of four statements
  sendCode: 'guarded', // 15.5
  sendStaffCode: 'guarded', // like sendCode
  resetStaffPassword: 'guarded', // like resetPassword
  setPasswordByLink: 'guarded', // 15.6
  login: 'guarded', // 20.6
  staffLogin: 'guarded', // 20.8
};

export function rateLimitOf(name: CallName, general: number): number {
  const price = publicCallCosts[name as PublicCallName] as CallCost | undefined;
  const entry: AnyCall = calls[name];
  if (price !== undefined) return Math.max(1, Math.floor(general * rateLimitShares[price]));
  // A low limit is counted in the database for all processes. This limit bounds the cost of counting.
  return isSharedLimit(entry) ? general : (entry.ratePerMinute ?? general);
}
