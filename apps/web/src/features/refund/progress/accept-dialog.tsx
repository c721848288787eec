import { Button, Dialog, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import type { RefundDetail } from '../refund.query.ts';
import type { RefundSheetProps } from './appeal-drawer.tsx';
import { OfferParts } from './offer-parts.tsx';

type AcceptDialogProps = RefundSheetProps & { readonly offer: NonNullable<RefundDetail['offer']> };

/** Asks once: who accepts a part does not get the rest. */
export function AcceptDialog({ refund, offer, isOpen, onClose, onChanged }: AcceptDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () => api('/rest/order/refund/accept', { refundId: refund.id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['order'] });
      onClose();
    },
    onError: toastFailure,
    // Accepted or not: another device may have answered before.
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Accept this part?`}
      actions={
        <Button isWide isBusy={accept.isPending} onClick={() => accept.mutate()}>
          <Trans>
            Accept <Money amount={offer.amount} />
          </Trans>
        </Button>
      }
    >
      <div className="grid gap-2">
        <p>
          <Trans>
            <Money amount={offer.amount} /> of <Money amount={refund.asked} /> comes back now. The request is then
            closed, and we can no longer decide on it.
          </Trans>
        </p>
        <OfferParts offer={offer} />
      </div>
    </Dialog>
  );
}
