import type { PayTarget } from '../../data/pay-target.ts';
import { tabStorage } from '../../platform/storage.ts';

/** What the guest was about to do when WeChat was asked who they are. */
export type AskedWeChat =
  | { readonly purpose: 'sign_in'; readonly verifier: string; readonly inviterId?: string }
  | { readonly purpose: 'pay'; readonly verifier: string; readonly target: PayTarget };

/** The secret of this browser: WeChat's word counts only together with it. It goes when it has been used, or with the tab. */
const kept = tabStorage('we-chat');

/** Leaves for WeChat, and comes back to the authorization screen. */
export function leaveForWeChat(url: string, asked: AskedWeChat): void {
  kept.write(JSON.stringify(asked));
  window.location.assign(url);
}

/** null where this browser has asked for nothing. */
export function askedWeChat(): AskedWeChat | null {
  const text = kept.read();
  return text === null ? null : (JSON.parse(text) as AskedWeChat);
}

export const forgetAskedWeChat = (): void => kept.clear();
