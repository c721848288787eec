import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePurchases } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';

type GiveBackDialogProps = {
  readonly purchaseId: number;
  readonly until: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A bought coupon goes back for its price on the day it was bought (rule coupon-6), and is gone then: so it is asked first. */
export function GiveBackDialog({ purchaseId, until, isOpen, onClose }: GiveBackDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('/rest/purchase/refund', { purchaseId }),
    onSuccess: () => toast(t`The coupon is given back`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      return invalidatePurchases(queries);
    },
  });
  const time = formatTime(until, 'time', language);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Give this coupon back?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button isWide isBusy={isPending} onClick={() => mutate()}>
            <Trans>Give back</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>
          What you paid for it goes back to where it came from. You can do this today until <bdi>{time}</bdi>.
        </Trans>
      </p>
    </Dialog>
  );
}
