/**
 * The boot script makes a first screen's calls before the app has loaded; the app takes their answers here. A call is
 * recognised by its path and exact body, and its answer is used once.
 */
export type EarlyAnswer = {
  readonly path: string;
  readonly body: string;
  readonly response: Promise<Response>;
  /** Of an answer that was read already. */
  data?: unknown;
};

declare global {
  interface Window {
    earlyAnswers?: readonly EarlyAnswer[];
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

export const shopHereInput = (shopId: number, { latitude, longitude }: Position) => ({ shopId, latitude, longitude });

export const dishesPath = '/rest/shop/dishes';
export const shopHerePath = '/rest/shop/here';
export const offersPath = '/rest/coupon/offers';
export const dishPath = '/rest/shop/dish';
export const orderPath = '/rest/order/detail';
export const homeShopsPath = '/rest/shop/nearby';
export const homePath = '/rest/shop/home';

const early = (): readonly EarlyAnswer[] => (typeof window === 'undefined' ? [] : (window.earlyAnswers ?? []));

export const takeEarlyAnswer = (path: string, body: string): Promise<Response> | undefined =>
  take((answer) => answer.path === path && answer.body === body)?.response;

/** Only of an answer that was read by now. */
export const takeEarlyData = (path: string, body: string): unknown =>
  take((answer) => answer.path === path && answer.body === body && answer.data !== undefined)?.data;

function take(isWanted: (answer: EarlyAnswer) => boolean): EarlyAnswer | undefined {
  const found = early().find(isWanted);
  if (found) window.earlyAnswers = early().filter((answer) => answer !== found);
  return found;
}

/** The home shows where one is before anything has come, and an order is asked for anew. */
const drawnAtOnce: readonly string[] = [dishesPath, shopHerePath, offersPath, dishPath];

/** What has come by the first drawing is drawn in it. A refusal is left to the call itself. */
export async function readEarlyAnswers(): Promise<void> {
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
