import type { PayTarget } from '../../data/pay-target.ts';
import { tabStorage } from '../../platform/storage.ts';

/** The intention to resume after WeChat has identified the guest. */
export type WeChatAuthorizationRequest =
  | { readonly purpose: 'sign_in'; readonly verifier: string; readonly inviterId?: string }
  | { readonly purpose: 'bind'; readonly verifier: string }
  | { readonly purpose: 'pay'; readonly verifier: string; readonly target: PayTarget };

/** This browser's secret, without which WeChat's answer is invalid. Deleted once used, or with the tab. */
const kept = tabStorage('we-chat');

export function redirectToWeChat(url: string, asked: WeChatAuthorizationRequest): void {
  kept.write(JSON.stringify(asked));
  window.location.assign(url);
}

/** null if this browser has not requested anything. */
export function pendingWeChatAuthorization(): WeChatAuthorizationRequest | null {
  const text = kept.read();
  return text === null ? null : (JSON.parse(text) as WeChatAuthorizationRequest);
}

export const clearPendingWeChatAuthorization = (): void => kept.clear();
