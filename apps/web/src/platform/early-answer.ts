/**
 * The page's boot script asks for the home screen's shops before the app has loaded; the app takes the answer here
 * instead of asking again. A question is recognised by its path and its exact body, and answered once.
 */
export type EarlyAnswer = { readonly path: string; readonly body: string; readonly response: Promise<Response> };

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/** What the home screen asks first: the fields, in this order, are also what the boot script sends. */
export const homeShopsInput = (position: { readonly latitude: string; readonly longitude: string }) => ({
  latitude: position.latitude,
  longitude: position.longitude,
  pageNo: 1,
  pageSize: 20,
});

export const homeShopsPath = '/rest/shop/nearby';

export function takeEarlyAnswer(path: string, body: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswer;
  if (early?.path !== path || early.body !== body) return undefined;
  window.earlyAnswer = undefined;
  return early.response;
}
