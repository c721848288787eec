import { Button, Dialog, ListRow, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateProfile, type Profile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';

export function AccountRows({ profile }: { readonly profile: Profile }) {
  const { email, hasPassword, hasPaymentPassword, weChat } = profile;
  const navigation = useNavigation();
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      {email === null ? (
        <ListRow
          icon="chat"
          label={<Trans>E-mail</Trans>}
          hint={<Trans>So that we can mail you codes</Trans>}
          value={<Trans>Not set yet</Trans>}
          onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}
        />
      ) : (
        <>
          <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-surface px-4 py-2">
            <Trans>E-mail</Trans>
            <bdi dir="ltr" className="text-note wrap-anywhere text-soft">
              {email}
            </bdi>
          </p>
          <ListRow
            icon="lock"
            label={<Trans>Password</Trans>}
            value={hasPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
            onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'password' })}
          />
        </>
      )}
      {weChat !== 'unbound' && <WeChatRow binding={weChat} />}
      <ListRow
        icon="wallet"
        label={<Trans>Payment password</Trans>}
        hint={<Trans>6 digits, asked for when you pay with your balance</Trans>}
        value={hasPaymentPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
        onPress={() => navigation.open('pages/mine/security/reset/reset')}
      />
    </div>
  );
}

type WeChatRowProps = { readonly binding: 'paying_only' | 'bound' | 'only_way_in' };

/** The WeChat account that pays and signs in; it can be unbound where e-mail and password remain. */
function WeChatRow({ binding }: WeChatRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (binding === 'only_way_in') {
    return (
      <p className="min-h-14 border-b border-line bg-surface px-4 py-2">
        <Trans>WeChat</Trans>
        <span className="block text-small text-faint">
          <Trans>Your only way to sign in, so it stays connected</Trans>
        </span>
      </p>
    );
  }
  return (
    <>
      <ListRow
        icon="chat"
        label={<Trans>WeChat</Trans>}
        hint={
          binding === 'paying_only' ? (
            <Trans>Lets you pay with WeChat Pay</Trans>
          ) : (
            <Trans>Signs you in and lets you pay with WeChat Pay</Trans>
          )
        }
        value={<Trans>Disconnect</Trans>}
        onPress={() => setIsAsking(true)}
      />
      <UnbindDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

type UnbindDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Confirms, because signing in with WeChat would then open another account. */
function UnbindDialog({ isOpen, onClose }: UnbindDialogProps) {
  const { t } = useLingui();
  const unbind = useUnbind(onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Disconnect WeChat?`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button className="flex-1" isBusy={unbind.isPending} onClick={() => unbind.mutate()}>
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>
          You will sign in with your e-mail and password. WeChat asks you again before you next pay with it; signing in
          with it would open a new account.
        </Trans>
      </p>
    </Dialog>
  );
}

function useUnbind(onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/unbind', {}),
    onSuccess: () => toast(t`WeChat is disconnected.`, { kind: 'success' }),
    onSettled: () => {
      onDone();
      return invalidateProfile(queries);
    },
  });
}
