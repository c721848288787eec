import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import type { RefundSheetProps } from './appeal-drawer.tsx';

/** Asks once: what was delivered already can not be asked for again. */
export function WithdrawDialog({ refund, isOpen, onClose, onChanged }: RefundSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api('/rest/order/refund/withdraw', { refundId: refund.id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['order'] });
      onClose();
    },
    onError: toastFailure,
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Withdraw the request?`}
      actions={
        <Button look="danger" isWide isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          <Trans>Withdraw the request</Trans>
        </Button>
      }
    >
      {refund.allowedEvents.includes('accept_offer') && (
        <p className="mb-2 font-semibold">
          <Trans>You also give up the part that is offered.</Trans>
        </p>
      )}
      <p>
        <Trans>
          The order goes on, and no money comes back. While your food is not delivered you may ask once more; afterwards
          the order is closed.
        </Trans>
      </p>
    </Dialog>
  );
}
