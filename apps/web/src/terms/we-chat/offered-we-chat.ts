import { signInsOfPage } from '../member/sign-ins-of-page.ts';
import { payEnvironment } from '../payment/pay-environment.ts';

/** Whether the server has keys for WeChat. Without the keys, it can neither sign a guest in nor connect WeChat. */
export const isWeChatConfigured = (): boolean => signInsOfPage().includes('wechat');

/** Whether the guest can sign in with WeChat here. WeChat shows its consent page only inside its own app. */
export const isWeChatOffered = (): boolean => payEnvironment() === 'wechat' && isWeChatConfigured();
