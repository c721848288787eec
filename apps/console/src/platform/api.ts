import { type CallApi, createCallApi } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { failureMessage } from './failure-messages.ts';
import { currentLanguage } from './language/language.ts';
import { currentToken, storeReturnScreen, useSession } from './session.ts';

/** Called on a response 401 (rule call-11). The open screen is stored, so that the next sign-in returns to it. */
export function onSignedOut(message: string): void {
  storeReturnScreen();
  useSession.getState().clear();
  toast(message, { kind: 'failure' });
}

/**
 * Calls the server, for example `await api('/rest/merchant/order/accept', { orderId })`. @throws CallError, whose
 * `message` can be shown to staff.
 */
export const api: CallApi = createCallApi({
  base: '',
  token: currentToken,
  language: currentLanguage,
  sentence: failureMessage,
  onSignedOut,
});
