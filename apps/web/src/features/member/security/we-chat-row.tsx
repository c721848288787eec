import { Button, Dialog, ListRow, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateProfile, type Profile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import { redirectToWeChat } from '../../../terms/we-chat/authorization.ts';
import { isWeChatConfigured } from '../../../terms/we-chat/offered-we-chat.ts';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';

/**
 * The member’s WeChat account for sign-in and payment. If WeChat is the last way to sign in, it cannot be disconnected
 * (rule member-54).
 */
export function WeChatRow({ profile }: { readonly profile: Profile }) {
  const { weChat } = profile;
  if (weChat === 'unbound') return isWeChatConfigured() ? <Unbound profile={profile} /> : null;
  if (weChat === 'only_way_in') {
    return (
      <p className="min-h-14 border-b border-line bg-surface px-4 py-2">
        <Trans>WeChat</Trans>
        <span className="block text-small text-faint">
          <Trans>Your only way to sign in, so it can’t be disconnected</Trans>
        </span>
      </p>
    );
  }
  return <Bound binding={weChat} />;
}

/** Offers to connect WeChat. Also shown outside WeChat, with a note that it works only inside WeChat. */
function Unbound({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const bind = useBind();
  const isInWeChat = payEnvironment() === 'wechat';
  return (
    <>
      <ListRow
        icon="chat"
        label={<Trans>WeChat</Trans>}
        hint={<Trans>Sign in and pay with WeChat</Trans>}
        value={<Trans>Connect</Trans>}
        onPress={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Connect WeChat`}>
        {!isInWeChat ? (
          <p className="text-note text-soft">
            <Trans>
              This works inside WeChat: open Chifan there, sign in with your email, and come back to this page.
            </Trans>
          </p>
        ) : profile.isSignInFresh ? (
          <div className="grid gap-4">
            <p className="text-note text-soft">
              <Trans>WeChat asks you once. After that, you can sign in and pay with WeChat.</Trans>
            </p>
            <Button isWide icon="chat" isBusy={bind.isPending || bind.isSuccess} onClick={() => bind.mutate()}>
              <Trans>Continue with WeChat</Trans>
            </Button>
          </div>
        ) : (
          <FreshSignInRequired />
        )}
      </Dialog>
    </>
  );
}

function useBind() {
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/start', { purpose: 'bind' }),
    onSuccess: ({ url, verifier }) => redirectToWeChat(url, { purpose: 'bind', verifier }),
  });
}

function Bound({ binding }: { readonly binding: 'paying_only' | 'bound' }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ListRow
        icon="chat"
        label={<Trans>WeChat</Trans>}
        hint={
          binding === 'paying_only' ? (
            <Trans>Lets you pay with WeChat Pay</Trans>
          ) : (
            <Trans>Sign in and pay with WeChat Pay</Trans>
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

/**
 * Lets the member confirm the disconnection of WeChat, because a later sign-in with WeChat would open a different
 * account.
 */
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
          Your other ways to sign in stay the same. WeChat asks you again before you next pay with it. Signing in with
          WeChat would open a new account.
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
    onSuccess: () => toast(t`WeChat disconnected.`, { kind: 'success' }),
    onSettled: () => {
      onDone();
      return invalidateProfile(queries);
    },
  });
}
