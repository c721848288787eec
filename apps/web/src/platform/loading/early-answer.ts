/**
 * The boot script makes a first screen's calls before the app has loaded; the app takes their answers here. A call is
 * recognised by its path and exact body, and its answer is used once.
 */
export type EarlyAnswer = { readonly path: string; readonly body: string; readonly response: Promise<Response> };

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

export const menuInput = (shopId: number, { latitude, longitude }: Position) => ({ shopId, latitude, longitude });

export const menuPath = '/rest/shop/menu';
export const offersPath = '/rest/coupon/offers';
export const dishPath = '/rest/shop/dish';
export const orderPath = '/rest/order/detail';
export const homeShopsPath = '/rest/shop/nearby';
export const homePath = '/rest/shop/home';

export function takeEarlyAnswer(path: string, body: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? [] : (window.earlyAnswers ?? []);
  const found = early.find((answer) => answer.path === path && answer.body === body);
  if (found === undefined) return undefined;
  window.earlyAnswers = early.filter((answer) => answer !== found);
  return found.response;
}
