import { Loading, Skeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, CallError } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { blockedMessage } from '../../../terms/member/blocked-message.ts';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import { inviterField } from '../../../terms/member/inviter.ts';
import {
  clearPendingWeChatAuthorization,
  type WeChatAuthorizationRequest,
} from '../../../terms/we-chat/authorization.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { paymentScreenParams } from './payment-screen-params.ts';
import { WeChatSignInFailed } from './we-chat-sign-in-failed.tsx';

type UseTicketProps = { readonly ticket: string; readonly openId: string; readonly asked: WeChatAuthorizationRequest };

/**
 * Exchanges WeChat’s ticket. Afterwards signs the guest in, connects WeChat to the account, or continues the payment.
 */
export function WeChatTicketExchange({ ticket, openId, asked }: UseTicketProps) {
  const take = useTakeTicket({ ticket, openId, asked });
  const begin = useEffectEvent(() => take.mutate());
  useEffect(() => begin(), []);
  if (take.error) return <WeChatSignInFailed outcome="expired" asked={asked} says={blockedMessage(take.error)} />;
  return (
    <Loading>
      <div className="grid gap-4 p-4">
        <p className="text-center text-soft">
          <Trans>One moment, signing you in with WeChat.</Trans>
        </p>
        <Skeleton className="h-32" />
      </div>
    </Loading>
  );
}

function useTakeTicket({ ticket, openId, asked }: UseTicketProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const enter = useFinishSignIn();
  const told = { ticket, openId, verifier: asked.verifier };
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: async () => {
      if (asked.purpose === 'sign_in') {
        return api('/rest/member/weChat/login', { ...told, ...inviterField() }, deviceKeyHeaders());
      }
      await api('/rest/member/weChat/bind', told);
      return null;
    },
    onSuccess: async (signedIn) => {
      clearPendingWeChatAuthorization();
      if (asked.purpose === 'sign_in') {
        if (signedIn !== null) await enter(signedIn, t`You’re signed in.`, asked.inviterId !== undefined);
        return;
      }
      if (asked.purpose === 'bind') {
        toast(t`WeChat connected.`, { kind: 'success' });
        navigation.replace('pages/mine/security/index/index');
        return;
      }
      navigation.replace('pages/shop/success/success', {
        ...paymentScreenParams(asked.target),
        method: 'wechat',
        start: '1',
      });
    },
    onError: (error) => {
      const isTaken = error instanceof CallError && error.reason === 'wechat_account_taken';
      if (!isTaken || asked.purpose === 'sign_in') return;
      toastFailure(error);
      clearPendingWeChatAuthorization();
      if (asked.purpose === 'bind') navigation.replace('pages/mine/security/index/index');
      else navigation.replace('pages/shop/success/success', paymentScreenParams(asked.target));
    },
  });
}
