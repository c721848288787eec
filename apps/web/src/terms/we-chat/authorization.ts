import type { PayTarget } from '../../data/pay-target.ts';
import { tabStorage } from '../../platform/storage.ts';

/** The action that the app continues after WeChat has identified the guest. */
export type WeChatAuthorizationRequest =
  | { readonly purpose: 'sign_in'; readonly verifier: string; readonly inviterId?: string }
  | { readonly purpose: 'bind'; readonly verifier: string }
  | { readonly purpose: 'pay'; readonly verifier: string; readonly target: PayTarget };

/**
 * Stores the request for WeChat’s consent with this browser’s secret, without which WeChat’s response is rejected. The
 * entry is deleted after use or when the tab closes.
 */
const kept = tabStorage('we-chat');

export function redirectToWeChat(url: string, asked: WeChatAuthorizationRequest): void {
  kept.write(JSON.stringify(asked));
  window.location.assign(url);
}

/** The browser’s pending request for WeChat’s consent. Returns null if the browser has no pending request. */
export function pendingWeChatAuthorization(): WeChatAuthorizationRequest | null {
  const text = kept.read();
  return text === null ? null : (JSON.parse(text) as WeChatAuthorizationRequest);
}

export const clearPendingWeChatAuthorization = (): void => kept.clear();
