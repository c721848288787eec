import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';

type UnbindDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before WeChat is let go: signing in with it would then open another account. */
export function UnbindDialog({ isOpen, onClose }: UnbindDialogProps) {
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
