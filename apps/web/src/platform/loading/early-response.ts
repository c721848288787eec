/**
 * A response to a call of the boot script. The boot script sends a screen’s first calls before the app has loaded, and
 * the app reads the responses later. A response is used once, by a call with the same path and body.
 */
export type EarlyResponse = {
  readonly path: string;
  readonly body: string;
  readonly response: Promise<Response>;
  /** The parsed data, once the response has been read. */
  data?: unknown;
};

declare global {
  interface Window {
    earlyAnswers?: readonly EarlyResponse[];
  }
}

type Here = { readonly latitude: string; readonly longitude: string; readonly wantedAt?: string };

// Inputs of the first API calls. Boot script and app use these functions, so that both send the same fields in the same
// sequence.
export const homeShopsInput = (here: Here) => ({ ...placeAndTime(here), pageNo: 1, pageSize: 20 });

export const homeInput = (here: Here, way: 'in_store' | 'delivery') => ({ ...placeAndTime(here), way });

export const shopDetailsInput = (shopId: number, here: Here) => ({ shopId, ...placeAndTime(here) });

const placeAndTime = ({ latitude, longitude, wantedAt }: Here) => ({
  latitude,
  longitude,
  ...(wantedAt === undefined ? {} : { wantedAt }),
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

/** Takes the parsed data of a boot script’s response. Returns undefined if the app has not parsed the response yet. */
export const takeEarlyData = (path: string, body: string): unknown =>
  take((answer) => answer.path === path && answer.body === body && answer.data !== undefined)?.data;

function take(isWanted: (answer: EarlyResponse) => boolean): EarlyResponse | undefined {
  const found = early().find(isWanted);
  if (found) window.earlyAnswers = early().filter((answer) => answer !== found);
  return found;
}

/**
 * Calls of the boot script whose responses the app reads before the first render. The first render does not wait for
 * other calls: the home screen can first show only the guest’s location, and an order is always fetched again.
 */
const drawnAtOnce: readonly string[] = [dishesPath, shopDetailsPath, couponOffersPath, dishPath];

/** Reads the responses before the first render. An error response is not used, and the app repeats the call. */
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
