import { type CallApi, createCallApi } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { failureMessage } from './failure-messages.ts';
import { currentLanguage } from './language/language.ts';
import { currentToken, storeReturnScreen, useSession } from './session.ts';

/** Rule call-11. */
export function onSignedOut(message: string): void {
  storeReturnScreen();
  useSession.getState().forget();
  toast(message, { kind: 'failure' });
}

/** `await api('/rest/merchant/order/accept', { orderId })`. @throws CallError, whose `message` can be shown. */
export const api: CallApi = createCallApi({
  base: '',
  token: currentToken,
  language: currentLanguage,
  sentence: failureMessage,
  onSignedOut,
});
