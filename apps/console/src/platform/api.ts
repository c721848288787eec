import { type CallApi, createCallApi } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { currentLanguage } from './language/language.ts';
import { sentences } from './sentences.ts';
import { currentToken, rememberPlace, useSession } from './session.ts';

/** `await api('/rest/merchant/order/accept', { orderId })`. @throws CallError, whose `message` can be shown. */
export const api: CallApi = createCallApi({
  base: '',
  token: currentToken,
  language: currentLanguage,
  sentence: (of) => sentences[of](),
  onSignedOut: (message) => {
    rememberPlace();
    useSession.getState().forget();
    toast(message, { kind: 'failure' });
  },
});
