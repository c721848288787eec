import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useProfile } from '../../../data/member.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useSignOut } from '../use-sign-out.ts';

/**
 * Rule member-39: a page outside the app signed the guest in. The page may be malicious and may have used another
 * person’s account, so the guest confirms the account or signs out.
 */
export default function SessionHandoverDialog() {
  const { t } = useLingui();
  const { data: profile } = useProfile();
  const [isClosed, setIsClosed] = useState(false);
  const signOut = useSignOut();
  if (profile === undefined) return null;
  const account = profile.email ?? profile.username;
  return (
    <Dialog
      isOpen={!isClosed}
      onClose={() => setIsClosed(true)}
      title={t`You’re signed in as ${account}`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
            <Trans>Sign out</Trans>
          </Button>
          <Button className="flex-1" onClick={() => useSession.getState().confirm()}>
            <Trans>This is me</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>Another page signed you in. If this isn’t your account, sign out before you order.</Trans>
      </p>
    </Dialog>
  );
}
