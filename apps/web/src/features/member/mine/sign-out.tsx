import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { useSignOut } from '../use-sign-out.ts';

export function SignOut() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useSignOut();
  const { avoids, wishes } = useDietProfile();
  const isWarned = avoids.length + wishes.length > 0;
  return (
    <div className="px-4">
      <Button variant="secondary" isWide onClick={() => setIsAsking(true)}>
        <Trans>Sign out</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Sign out on this device?`}
        actions={
          <>
            <Button variant="secondary" className="flex-1" onClick={() => setIsAsking(false)}>
              <Trans>Stay signed in</Trans>
            </Button>
            <Button className="flex-1" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        }
      >
        <p className="text-note text-soft">
          <Trans>Your orders continue. Your cart is here when you sign in again.</Trans>
        </p>
        {isWarned && (
          <p className="mt-2 text-note text-soft">
            <Trans>Until then, menus no longer warn you about what you don’t eat.</Trans>
          </p>
        )}
      </Dialog>
    </div>
  );
}
