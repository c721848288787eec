/**
 * The boot script makes a first screen's calls before the app has loaded, and the app takes their answers here. A call
 * is matched by path and exact body, and its answer is used once.
 */
export type EarlyResponse = {
  readonly path: string;
  readonly body: string;
  readonly response: Promise<Response>;
  /** Set once the answer was read. */
  data?: unknown;
};

declare global {
  interface Window {
    earlyAnswers?: readonly EarlyResponse[];
  }
}

type Position = { readonly latitude: string; readonly longitude: string };

// The boot script and the app send the same fields in the same order.
export const homeShopsInput = ({ latitude, longitude }: Position) => ({ latitude, longitude, pageNo: 1, pageSize: 20 });

export const homeInput = ({ latitude, longitude }: Position, way: 'in_store' | 'delivery') => ({
  latitude,
  longitude,
  way,
});

export const shopDetailsInput = (shopId: number, { latitude, longitude }: Position) => ({
  shopId,
  latitude,
  longitude,
});

export const dishesPath = '/rest/shop/dishes';
export const shopDetailsPath = '/rest/shop/here';
export const couponOffersPath = '/rest/coupon/offers';
export const dishPath = '/rest/shop/dish';
export const orderPath = '/rest/order/detail';
export const homeShopsPath = '/rest/shop/nearby';
export const homePath = '/rest/shop/home';

const early = (): readonly EarlyResponse[] => (typeof window === 'undefined' ? [] : (window.earlyAnswers ?? []));

export const takeEarlyResponse = (path: string, body: string): Promise<Response> | undefined =>
  take((answer) => answer.path === path && answer.body === body)?.response;

/** Undefined if the answer has not been read yet. */
export const takeEarlyData = (path: string, body: string): unknown =>
  take((answer) => answer.path === path && answer.body === body && answer.data !== undefined)?.data;

function take(isWanted: (answer: EarlyResponse) => boolean): EarlyResponse | undefined {
  const found = early().find(isWanted);
  if (found) window.earlyAnswers = early().filter((answer) => answer !== found);
  return found;
}

/**
 * The first render waits for these calls only. The home screen shows its location without data, and an order is always
 * fetched again.
 */
const drawnAtOnce: readonly string[] = [dishesPath, shopDetailsPath, couponOffersPath, dishPath];

/** Reads answers so that the first render has them. Refusals are left to the call itself. */
export async function parseEarlyResponses(): Promise<void> {
  const awaited = early().filter(({ path }) => drawnAtOnce.includes(path));
  await Promise.all(
    awaited.map(async (answer) => {
      const response = await answer.response;
      const { code, success, data } = (await response.clone().json()) as Envelope;
      if (response.ok && success && code === 200) answer.data = data;
    }),
  );
}

type Envelope = { readonly code?: number; readonly success?: boolean; readonly data?: unknown };
