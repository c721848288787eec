import { abortCode, type CallApi, CallError, createCallApi } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { failureMessage } from './failure-messages.ts';
import { requestFreshSignIn } from './fresh-sign-in.ts';
import { currentLanguage } from './language/language.ts';
import { currentToken, storeReturnScreen, useSession } from './session.ts';

/** Called on a response 401 (rule call-11). The open screen is stored, so that the next sign-in returns to it. */
export function onSignedOut(message: string): void {
  storeReturnScreen();
  useSession.getState().clear();
  toast(message, { kind: 'failure' });
}

const callOnce: CallApi = createCallApi({
  base: '',
  token: currentToken,
  language: currentLanguage,
  sentence: failureMessage,
  onSignedOut,
});

/**
 * Calls the server, for example `await api('/rest/merchant/order/accept', { orderId })`. If the call needs a fresh
 * sign-in (rule staff-8), a dialog opens, and the call is sent again after the person renewed the sign-in.
 * @throws CallError, whose `message` can be shown to staff.
 */
export const api: CallApi = async (path, input, ...options) => {
  try {
    return await callOnce(path, input, ...options);
  } catch (error) {
    if (!(error instanceof CallError && error.reason === 'fresh_sign_in_needed')) throw error;
    if (!(await requestFreshSignIn())) throw new CallError(abortCode, failureMessage('abort'));
    return callOnce(path, input, ...options);
  }
};
