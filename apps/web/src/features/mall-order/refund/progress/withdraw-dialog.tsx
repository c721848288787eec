import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';

type WithdrawDialogProps = {
  readonly refundId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** Asks once: what was received already can not be asked for again. */
export function WithdrawDialog({ refundId, isOpen, onClose, onChanged }: WithdrawDialogProps) {
  const { t } = useLingui();
  const withdraw = useMutation({
    mutationFn: () => api('/rest/mall/refund/withdraw', { refundId }),
    // Refused or not: what stands on screen is no longer true.
    onSettled: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Withdraw the request?`}
      actions={
        <Button variant="danger" isWide isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          <Trans>Withdraw the request</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          No points come back. While you have not confirmed your parcel you may ask once more; afterwards the order is
          closed.
        </Trans>
      </p>
    </Dialog>
  );
}
