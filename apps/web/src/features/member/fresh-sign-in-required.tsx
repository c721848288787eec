import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfile } from '../../data/member.ts';
import { api } from '../../platform/api.ts';
import { useSession } from '../../platform/session/session.ts';
import { payEnvironment } from '../../terms/payment/pay-environment.ts';

/**
 * Shown if the last sign-in is too old to prove that the guest owns the account. The member signs in again and returns
 * to the current screen.
 */
export function FreshSignInRequired({ intro }: { readonly intro?: ReactNode }) {
  const { data: profile } = useProfile();
  const signsInByWeChat =
    payEnvironment() === 'wechat' && (profile?.weChat === 'bound' || profile?.weChat === 'only_way_in');
  const canSignInHere = profile !== undefined && (profile.email !== null || profile.weChat !== 'only_way_in');
  const leave = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => api('/rest/member/logout', {}),
    onSettled: () => useSession.getState().expire(),
  });
  return (
    <div className="grid gap-5 p-4">
      {intro !== undefined && <p className="text-note text-soft">{intro}</p>}
      {signsInByWeChat || canSignInHere ? (
        <>
          <p>
            {signsInByWeChat ? (
              <Trans>For your security, sign in with WeChat again first. You’ll come back here afterwards.</Trans>
            ) : (
              <Trans>For your security, sign in again first. You’ll come back here afterwards.</Trans>
            )}
          </p>
          <Button
            isWide
            icon={signsInByWeChat ? 'chat' : 'person'}
            isBusy={leave.isPending}
            onClick={() => leave.mutate()}
          >
            <Trans>Sign in again</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>For your security, open Chifan in the WeChat app and sign in again there first.</Trans>
        </p>
      )}
    </div>
  );
}
